import { expect, it } from 'vitest';
import { compileLesson } from './lesson.ts';
import { problemsOf } from '#tools/content/problem.ts';

/** Nine lines, so that the body below starts on line 10. */
const header = `---
title: Prueba
subtitle: Una línea
description: Una descripción de prueba que tiene la longitud justa para que un buscador la muestre entera sin cortarla por el final.
duration: 20 min
level: Principiante
section: 1
---
`;

const problems = (body: string, head = header) =>
  problemsOf(() => compileLesson('content/lessons/prueba.md', `${head}\n${body}\n`)).map(
    ({ line, message, hint }) => [line, message, hint],
  );

const text = 'Texto.';

it.each([
  ['## Cómo escribir <nombre>', 'Hay HTML en el texto.'],
  ['## [Ejemplo](javascript:alert)', 'El enlace «javascript:alert» no es una dirección completa.'],
  ['## Una ![figura](/figura.png)', 'Hay una imagen, y las lecciones no llevan imágenes.'],
])('a main heading follows the rules of the text: %s', (heading, message) => {
  expect(problems(`${heading}\n\n${text}`).map(([line, found]) => [line, found])).toEqual([[10, message]]);
});

it.each([
  ['an unknown block', ':::avisso{tipo="nota"}\n\nTexto.\n\n:::', 10, /«avisso» no existe/, /«aviso»/],
  ['a missing attribute', ':::ejemplo\n\nTexto.\n\n:::', 10, /Falta «empresa»/, /Clínica dental/],
  [
    'a misspelt attribute',
    ':::aviso{tipo="nota" titlo="X"}\n\nTexto.\n\n:::',
    10,
    /«titlo» no existe/,
    /«titulo»/,
  ],
  [
    'a value off the list',
    ':::aviso{tipo="peligro"}\n\nTexto.\n\n:::',
    10,
    /valor que no se admite/,
    /nota, cuidado, dato/,
  ],
  [
    'a block left open',
    `${text}\n\n:::resumen\n\n- Uno`,
    12,
    /«resumen» no se cierra/,
    /Añade una línea :::/,
  ],
  [
    'an inner block left open',
    '::::linea\n\n:::hito{cuando="Día 1" titulo="A"}\n\nUno\n\n::::',
    12,
    /«hito» no se cierra/,
    /:::/,
  ],
  ['a closing too many', `${text}\n\n:::`, 12, /sobra un cierre/, /el bloque de fuera lleva más/],
  [
    'a space before the brace',
    ':::aviso {tipo="nota"}\n\nTexto.',
    10,
    /no se entiende/,
    /:::aviso\{tipo="nota"/,
  ],
  [
    'a child outside its parent',
    ':::paso{titulo="A"}\n\nTexto.\n\n:::',
    10,
    /va dentro de «pasos»/,
    /::::pasos/,
  ],
  [
    'a parent with one child',
    '::::pasos\n\n:::paso{titulo="A"}\n\nTexto.\n\n:::\n\n::::',
    10,
    /al menos 2 «paso» y tiene 1/,
    /::::pasos/,
  ],
  ['loose text in a parent', '::::linea\n\nSuelto.\n\n::::', 12, /no va texto suelto/, /:::hito/],
  ['a label in brackets', ':::empresa[Hoy]\n\nTexto.\n\n:::', 10, /corchetes no sirven/, /\{titulo=/],
  [
    'a prompt without its text',
    ':::prompt{titulo="A"}\n\nTexto.\n\n:::',
    10,
    /exactamente un texto/,
    /```text/,
  ],
  [
    'a misspelt remark on an answer',
    ':::resultado{fala="Inventa la fecha"}\n\nTexto.\n\n:::',
    10,
    /«fala» no existe/,
    /«falla»/,
  ],
  [
    'an answer that is faulty and can be sent',
    ':::resultado{falla="Inventa" vale="Sí"}\n\nTexto.\n\n:::',
    10,
    /una respuesta lleva «falla» o lleva «vale», nunca las dos/,
    /:::resultado\{falla=/,
  ],
  ['a table of laws without a law', ':::leyes{}\n:::', 10, /Ninguna ley/, /«autoridad»/],
  ['a table of laws with a text', ':::leyes{}\n\nTexto.\n\n:::', 10, /no lleva texto/, /facts\.yaml/],
  ['an answer without its text', ':::resultado\n\n:::', 10, /«resultado» está vacío/, /Escribe su texto/],
  [
    'a name for the notebook that is no address',
    ':::cuaderno{id="Mis tareas" titulo="A" pregunta="¿B?"}\n\n:::',
    10,
    /«id».*minúsculas/,
    /:::cuaderno\{id=/,
  ],
  ['a return without what to do', ':::retoma{id="tareas"}\n\n:::', 10, /«retoma» está vacío/, /texto/],
  ['a table outside its block', '| A |\n| --- |\n| 1 |', 10, /fuera de un bloque «tabla»/, /:::tabla/],
  ['a heading in a note', ':::aviso{tipo="nota"}\n\n#### A\n\nB\n\n:::', 12, /no admite este título/, /####/],
  ['a main title', '# Título', 10, /ya está en la cabecera/, /## Título/],
  ['a number in a heading', '## 1. Título', 10, /se numeran solos/, /^Escribe ## Título$/],
  ['a skipped level', '## Uno\n\n#### Dos', 12, /se salta un nivel/, /### Dos/],
  ['a repeated heading', '## Uno\n\nA\n\n## Dos\n\nB\n\n### Uno', 18, /ya está en la línea 10/, /Cambia/],
  ['raw HTML', 'Hola <b>tú</b>', 10, /HTML/, /acentos graves/],
  ['an image', '![foto](/x.png)', 10, /imagen/, /tabla o un bloque/],
  ['half an address', '[aquí](www.ejemplo.com)', 10, /no es una dirección completa/, /https:/],
  ['a block inside a list', '- uno\n\n  :::resumen\n\n  - a\n\n  :::', 12, /dentro de una lista/, /Sácalo/],
  ['code without language', '```\na\n```', 10, /no dice su lenguaje/, /```text/],
  ['broken JSON', '```json\n{\n  "a": 1,\n}\n```', 13, /JSON no es válido/, /ninguna tras el último/],
])('reports %s with its line and what to write instead', (_, body, line, message, hint) => {
  expect(problems(body)).toContainEqual([line, expect.stringMatching(message), expect.stringMatching(hint)]);
});

it('reports every problem of a file at once, in order', () => {
  const lines = problems('## Uno\n\n:::nada\n\n:::\n\n![x](/y)\n\n#### Dos').map(([line]) => line);
  expect(lines).toEqual([12, 16, 18]);
});

it('finds the line of a wrong field in the header', () => {
  expect(problems('## Uno', header.replace('level: Principiante', 'level: Fácil'))).toEqual([
    [6, '«level» tiene un valor que no se admite.', expect.stringContaining('Inicial a intermedio')],
  ]);
});

it('reports a reference section that no heading has', () => {
  const marked = header.replace('section: 1', 'section: 1\nconsulta: [panes]');
  expect(problems('## Planes\n\nA', marked)).toEqual([
    [8, '«consulta»: ningún título ## o ### tiene el ancla «panes».', expect.stringContaining('«planes»')],
  ]);
});

it('asks for the header when there is none', () => {
  expect(problems('## Uno', '')).toEqual([[1, 'Falta la cabecera.', expect.stringContaining('---')]]);
});

it('writes the message that an editor reads in the terminal', () => {
  const compile = () => compileLesson('content/lessons/prueba.md', `${header}\n:::avisso\n\nTexto.\n\n:::\n`);
  expect(compile).toThrow(
    'Hay un error en el contenido.\n\ncontent/lessons/prueba.md:10\n  El bloque «avisso» no existe.\n  → ¿Querías escribir «aviso»?',
  );
});
