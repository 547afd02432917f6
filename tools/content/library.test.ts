import { expect, it } from 'vitest';
import { compileGpt, compilePrompt, libraryProblems } from './library.ts';
import { ContentError, type Problem } from './problem.ts';

const header = `---
id: 1
title: Un prompt
description: Para probar.
category: Marketing y Ventas
tags:
  - ventas
---
`;
const variables = '[PRODUCTO] [PÚBLICO OBJETIVO] [TONO] [PRECIO 1] [CANAL]';

function problemsOf(compile: () => unknown): Problem[] {
  try {
    compile();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

it('keeps a prompt word for word, since that is what a learner copies', () => {
  const body = `## Datos\n\n- Producto: ${variables}\n\n  sangría  y <ángulos>`;
  expect(compilePrompt('content/prompts/uno.md', `${header}\n${body}\n`)).toEqual({
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
    compilePrompt('content/prompts/uno.md', `${header}\n[PRODUCTO] y [PRODUCTO]\n`),
  );
  expect(problem).toMatchObject({
    line: 9,
    message: 'El prompt tiene 1 variables distintas y debe tener de 5 a 8.',
  });
  expect(problem?.hint).toContain('Ahora hay: [PRODUCTO]');
});

it('turns the description of a GPT into HTML with anchors', () => {
  const gptHeader = header.replace('---\n', '---\nchatgptUrl: https://chatgpt.com/gpts\n');
  const gpt = compileGpt(
    'content/gpts/dos.md',
    `${gptHeader}\n## Qué hace\n\nLee el [módulo 5](/modulo-5).\n`,
  );
  expect(gpt.detailedDescription).toBe(
    '<h2 id="que-hace">Qué hace</h2>\n<p>Lee el <a href="/modulo-5">módulo 5</a>.</p>',
  );
});

it('refuses a number that another file has and a category that is no chip', () => {
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
