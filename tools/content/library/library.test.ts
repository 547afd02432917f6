import { expect, it } from 'vitest';
import { compilePrompt, libraryProblems } from './library.ts';
import { problemsOf } from '#tools/content/problem.ts';

const header = `---
id: 1
title: Un prompt
description: Para probar.
category: Marketing y Ventas
tags:
  - ventas
---
`;
const names = ['Producto', 'Público objetivo', 'Tono', 'Precio', 'Canal'];
const list = names.map((name) => `- ${name}: [${name.toUpperCase()}] (cuál)`).join('\n');
const parts: Record<string, string> = {
  'uso.yaml': `empresa: Una\ndatos:\n${names.map((name) => `  ${name}: Algo\n`).join('')}revisa: [Uno, Dos, Tres]\n`,
  'version-corta.md': 'Corta.\n',
  'resultado.md': 'Resultado.\n',
};
const readPart = (name: string) => ({ file: `content/prompts/uno/${name}`, text: parts[name] ?? '' });

it('keeps a prompt word for word, because learners copy it', () => {
  const body = `## Datos que debes usar\n\n${list}\n\n  sangría  y <ángulos>`;
  expect(compilePrompt('content/prompts/uno.md', `${header}\n${body}\n`, readPart)).toMatchObject({
    id: 1,
    title: 'Un prompt',
    description: 'Para probar.',
    category: 'Marketing y Ventas',
    tags: ['ventas'],
    slug: 'uno',
    content: body,
  });
});

it('asks for five to eight variables and lists those it found', () => {
  const [problem] = problemsOf(() =>
    compilePrompt('content/prompts/uno.md', `${header}\n[PRODUCTO] y [PRODUCTO]\n`, readPart),
  );
  expect(problem).toMatchObject({
    line: 9,
    message: 'El prompt tiene 1 variables distintas y debe tener de 5 a 8.',
  });
  expect(problem?.hint).toContain('Ahora hay: [PRODUCTO]');
});

it('reports a mistake in the list of data with its line in the file', () => {
  const body = `## Datos que debes usar\n\n${list}\n\nVende [OFERTA].`;
  expect(
    problemsOf(() => compilePrompt('content/prompts/uno.md', `${header}\n${body}\n`, readPart)),
  ).toMatchObject([
    { file: 'content/prompts/uno.md', line: 18, message: expect.stringContaining('[OFERTA]') as string },
  ]);
});

it('refuses a number of another file and a category without a chip', () => {
  const categories = { prompts: ['Todos', 'Marketing y Ventas'], gpts: ['Todos'], courses: ['Todos'] };
  const entry = (file: string, category: string) => ({
    file,
    source: header.replace('Marketing y Ventas', category),
    card: { id: 1, category },
  });
  const entries = [entry('a.md', 'Marketing y Ventas'), entry('b.md', 'Marketing y Venta')];
  expect(libraryProblems(entries, 'prompts', categories)).toEqual([
    {
      file: 'b.md',
      line: 2,
      message: 'El número 1 ya lo usa a.md.',
      hint: expect.stringContaining('id: 2') as string,
    },
    {
      file: 'b.md',
      line: 5,
      message: 'La categoría «Marketing y Venta» no está en content/categories.yaml.',
      hint: '¿Querías escribir «Marketing y Ventas»?',
    },
  ]);
});

it('refuses two GPTs that open alike', () => {
  const categories = { prompts: ['Todos'], gpts: ['Todos', 'Educación'], courses: ['Todos'] };
  const entry = (file: string, id: number) => ({
    file,
    source: header,
    card: { id, category: 'Educación', chatgptUrl: 'https://chatgpt.com/?q=Hola' },
  });
  expect(libraryProblems([entry('a.md', 1), entry('b.md', 2)], 'gpts', categories)).toMatchObject([
    { file: 'b.md', message: '«Abrir en ChatGPT» lleva al mismo sitio que en a.md.' },
  ]);
});
