import { expect, it } from 'vitest';
import { z } from 'zod';
import { text, sitePath } from './pages/field-schemas.ts';
import { problemsOf } from './problem.ts';
import { home } from './pages/page-schemas.ts';
import { readYaml } from './yaml-file.ts';

const schema = z.strictObject({ title: text, links: z.array(z.strictObject({ label: text, to: sitePath })) });

const problems = (source: string) =>
  problemsOf(() => readYaml(schema, { file: 'content/pages/nav.yaml', text: source })).map(
    ({ line, message, hint }) => [line, message, hint],
  );

it('returns the data of a valid file', () => {
  const source = 'title: Hola\nlinks:\n  - label: Cursos\n    to: /cursos\n';
  expect(readYaml(schema, { file: 'x.yaml', text: source })).toEqual({
    title: 'Hola',
    links: [{ label: 'Cursos', to: '/cursos' }],
  });
});

it('names the line of a misspelt field and the nearest known field', () => {
  expect(problems('title: Hola\nlinks:\n  - lable: Cursos\n    to: /cursos\n')).toEqual([
    [3, 'Falta «label».', 'Añade una línea que empiece por «label:».'],
    [3, 'El campo «lable» no existe aquí.', '¿Querías escribir «label»?'],
  ]);
});

it('names the line of a value deep in a list', () => {
  expect(problems('title: Hola\nlinks:\n  - label: Cursos\n    to: cursos\n')).toEqual([
    [4, expect.stringContaining('empieza por una barra, por ejemplo /cursos'), undefined],
  ]);
});

it('asks for quotes where a colon in the text confuses the parser', () => {
  expect(problems('title: Módulo 1: Fundamentos\nlinks: []\n')).toEqual([
    [1, expect.stringContaining('dos puntos'), expect.stringContaining("'Primero: lee esto'")],
  ]);
});

it('reports a duplicate field', () => {
  expect(problems('title: Uno\ntitle: Dos\nlinks: []\n')).toEqual([
    [2, 'El mismo campo está escrito dos veces.', expect.any(String)],
  ]);
});

it('refuses markup where a page draws plain text', () => {
  expect(problems('title: Un texto **fuerte**\nlinks: []\n')).toEqual([
    [1, expect.stringContaining('no admite negrita'), undefined],
  ]);
});

it('counts lines from the top of the file in the header of a Markdown file', () => {
  const read = () => readYaml(schema, { file: 'x.md', text: 'title: 5\nlinks: []', lineOffset: 1 });
  expect(read).toThrow('x.md:2');
});

it('asks for the second pair of marks in a heading', () => {
  const heading = home.shape.hero.shape.title;
  expect(heading.safeParse('Ponla a ==trabajar').error?.issues[0]?.message).toContain('==dos palabras==');
});
