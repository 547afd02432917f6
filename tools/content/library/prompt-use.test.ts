import { expect, it } from 'vitest';
import { problemsOf } from '#tools/content/problem.ts';
import { readUse } from './prompt-use.ts';
import { readData } from './prompt-variable.ts';

const prompt = `## Datos que debes usar

- Producto: [PRODUCTO] (qué es y qué incluye)
- Público objetivo: [PÚBLICO OBJETIVO] (quién compra; por ejemplo, https://x.org)

Más abajo, cada nombre remite a esta lista.

## Tarea

Vende [PRODUCTO] a [PÚBLICO OBJETIVO].`;

it('reads the list of data: variable, name and help', () => {
  expect(readData(prompt)).toEqual({
    data: [
      { variable: '[PRODUCTO]', label: 'Producto', hint: 'qué es y qué incluye' },
      {
        variable: '[PÚBLICO OBJETIVO]',
        label: 'Público objetivo',
        hint: 'quién compra; por ejemplo, https://x.org',
      },
    ],
    problems: [],
  });
});

it('refuses a variable that no line of the list fills', () => {
  expect(readData(prompt.replace('Vende [PRODUCTO]', 'Vende [OFERTA]')).problems).toMatchObject([
    { line: 10, message: '[OFERTA] no está en la lista de datos del principio.' },
  ]);
});

it('refuses a line whose label is not the name that the prompt refers to', () => {
  expect(readData(prompt.replace('- Público objetivo', '- Cliente')).problems).toMatchObject([
    { line: 4, message: expect.stringContaining('- Cliente: [PÚBLICO OBJETIVO]') as string },
  ]);
});

it('refuses a prompt without its list', () => {
  expect(readData('## Rol\n\nEres [ROL].').problems).toMatchObject([
    { line: 1, message: 'El prompt no empieza por su lista de datos.' },
  ]);
});

const parts: Record<string, string> = {
  'uso.yaml': `empresa: Tornamar
datos:
  Público objetivo: Ferreterías
  Producto: Brocas
revisa: [Uno, Dos, Tres]
`,
  'version-corta.md': 'Vende [PRODUCTO].\n',
  'resultado.md': 'Un **fragmento**.\n',
};

const compiled = (changed: Record<string, string> = {}) =>
  readUse(
    (name) => ({ file: `content/prompts/uno/${name}`, text: changed[name] ?? parts[name] ?? '' }),
    readData(prompt).data,
  );

const problems = (changed: Record<string, string>) => problemsOf(() => compiled(changed));

it('gives the example in the order of the list, and the result as HTML', () => {
  expect(compiled()).toEqual({
    short: 'Vende [PRODUCTO].',
    company: 'Tornamar',
    example: [
      { label: 'Producto', value: 'Brocas' },
      { label: 'Público objetivo', value: 'Ferreterías' },
    ],
    result: '<p>Un <strong>fragmento</strong>.</p>',
    checks: ['Uno', 'Dos', 'Tres'],
  });
});

it('refuses an example that fills other data than the list', () => {
  const text = (parts['uso.yaml'] ?? '').replace('Producto: Brocas', 'Oferta: Brocas');
  expect(problems({ 'uso.yaml': text })).toMatchObject([
    { line: 4, message: '«Oferta» no está en la lista de datos del prompt.' },
    { line: 2, message: 'El ejemplo no rellena «Producto».' },
  ]);
});

it('asks for three to five things to check, and for plain Markdown in the result', () => {
  const text = (parts['uso.yaml'] ?? '').replace(', Tres', '');
  expect(problems({ 'uso.yaml': text })).toMatchObject([{ line: 5 }]);
  expect(problems({ 'resultado.md': 'Hola <b>tú</b>' })[0]).toMatchObject({
    file: 'content/prompts/uno/resultado.md',
    message: 'Hay HTML en el texto.',
  });
});
