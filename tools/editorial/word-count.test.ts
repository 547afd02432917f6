import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { compileLesson } from '#tools/content/lesson/lesson.ts';
import { lessons } from '#tools/content/lesson/lessons.ts';
import { essentialWords } from '#tools/content/lesson/reading-time.ts';
import { lengthWarning } from './word-count.ts';

const lesson = (body: string, { duration = '1 min', consulta = '' } = {}) =>
  compileLesson(
    'content/lessons/prueba.md',
    `---
title: Prueba
subtitle: Una línea
description: Una descripción de prueba que tiene la longitud justa para que un buscador la muestre entera sin cortarla por el final.
duration: ${duration}
level: Principiante
section: 1
${consulta && `consulta: [${consulta}]\n`}---

${body}
`,
  );

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

it.each([
  ['prose, with its headings', '## Uno dos\n\nTres.\n\n### Cuatro\n\nCinco.', 5],
  [
    'a table and what it is called',
    ':::tabla{titulo="Dos más"}\n\n| A | B |\n| --- | --- |\n| C | D |\n\n:::',
    6,
  ],
  ['an answer and its remark', ':::resultado{falla="Sin fecha"}\n\nHola.\n\n:::', 3],
  [
    'the question of a self-check, not its folded answer',
    ':::comprueba{pregunta="¿Qué falla?"}\n\nNada.\n\n:::',
    2,
  ],
  ['no prompt', ':::prompt{titulo="Correo"}\n\n```text\nEscribe un correo.\n```\n\n:::', 0],
  ['no code', '```json\n{ "a": "b" }\n```', 0],
])('an essential route counts %s', (_, body, count) => {
  const source = body.startsWith('## ') ? body : `## X\n\n${body}`;
  expect(essentialWords(lesson(source))).toBe(body.startsWith('## ') ? count : count + 1);
});

it('an essential route leaves out reference sections, until the next heading', () => {
  const body = '## A\n\n### B\n\nuno\n\n### C\n\ndos dos\n\n## D\n\ntres tres tres\n\n### E\n\ncuatro';
  expect(essentialWords(lesson(body))).toBe(12);
  expect(essentialWords(lesson(body, { consulta: 'b' }))).toBe(10);
  expect(essentialWords(lesson(body, { consulta: 'd' }))).toBe(6);
  expect(essentialWords(lesson(body, { consulta: 'b, e' }))).toBe(8);
});

it('warns of a duration that is too short for the essential route at 238 words a minute', () => {
  const long = `## A\n\n${words(475)}\n\n## B\n\n${words(10)}`;
  expect(lengthWarning(lesson(long, { duration: '1-2 min' }))).toBe(
    'Lo esencial tiene 487 palabras, 3 min de lectura, y «duration» promete 2.',
  );
  expect(lengthWarning(lesson(long, { duration: '1-2 min', consulta: 'b' }))).toBeUndefined();
  expect(lengthWarning(lesson(long, { duration: '3 min' }))).toBeUndefined();
});

const content = openContent('.');
it.each(lessons.files(content))('%s keeps in its essential route to its duration', (file) => {
  expect(lengthWarning(lessons.read(content, file))).toBeUndefined();
});

it('each section has its own minutes, rounded, and reference has none', () => {
  const body = `## A\n\n${words(700)}\n\n## B\n\nuno\n\n## C\n\n${words(50)}`;
  expect(lesson(body, { consulta: 'c' }).toc.map(({ minutes }) => minutes)).toEqual([3, 1, 0]);
});
