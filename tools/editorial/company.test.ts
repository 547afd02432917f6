import { expect, it } from 'vitest';
import { companyProblems } from './company.ts';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { numberOf } from './spanish-number.ts';

const real = wordFiles.company.read(openContent('.'));
/** The real company with a single phrase, so that a test's text need not contain all of them. */
const company: typeof real = {
  ...real,
  a_proposito: [],
  principal: {
    ...real.principal,
    cifras: [{ id: 'vendedores-internos', valor: 6, frases: ['{n} vendedores internos'] }],
  },
  contraste: real.contraste.map((other) => ({ ...other, cifras: [] })),
};
const right = 'Tornamar tiene seis vendedores internos.';

function messages(text: string, checked = company) {
  const source = `## Caso\n\n${right}\n\n${text}\n`;
  return companyProblems([{ file: 'content/lessons/x.md', source }], checked).map(({ message }) => message);
}

it('accepts numbers that agree, in figures or words, in text, tables and code', () => {
  expect(messages('Los 6 vendedores internos cotizan.')).toEqual([]);
  expect(
    messages('- Desde 500 y menos de 1500: 3 %.\n- Menos de 500 dólares: 0 %.\n- Desde 4000: 9 %.'),
  ).toEqual([]);
  expect(messages('| AP-1025 | Autoperforante | 60 | 9,50 dólares | 570,00 dólares |')).toEqual([]);
  expect(messages('```text\nAP-1025,Autoperforante,1 pulgada,caja de 100,9.50\n```')).toEqual([]);
});

it.each([
  ['another number', 'Los siete vendedores internos cotizan.', '«siete vendedores internos» no coincide'],
  ['the price of a row', '| AP-1025 | Autoperforante | 60 | 9,40 dólares |', '9,40 no sale'],
  [
    'the total of a row',
    '| AP-1025 | Autoperforante | 60 | 9,50 dólares | 560,00 dólares |',
    '560,00 no sale',
  ],
  ['a code that is not sold', 'Pide el ZZ-9999.', 'ZZ-9999 no está en el catálogo'],
  ['a step of the discount', '- Desde 400 y menos de 1500: 3 %.', 'no es un tramo'],
  ['the upper end of a step', '- Desde 500 y menos de 1800: 3 %.', 'no es un tramo'],
  ['the surname of a person', 'La jefa de ventas, Lucía Pérez, lo revisa.', '«Lucía Pérez» no está'],
  ['a document that it does not have', 'Tornamar sube `precios.csv`.', 'El documento precios.csv'],
])('reports %s that drifted', (_, text, message) => {
  expect(messages(text)).toEqual([expect.stringContaining(message)]);
});

it('ignores other companies and other sections', () => {
  const box = ':::ejemplo{empresa="Otra empresa"}\n\nTiene nueve vendedores internos.\n\n:::';
  expect(messages(box)).toEqual([]);
  expect(messages('## Otra cosa\n\nAlguien con nueve vendedores internos.')).toEqual([]);
});

it('accepts a registered deliberate fault, and reports one that is gone', () => {
  const texto = 'Los nueve vendedores internos';
  const checked = { ...company, a_proposito: [{ texto, motivo: 'El fallo que se busca' }] };
  expect(messages(`${texto} cotizan.`, checked)).toEqual([]);
  expect(messages('Sin fallo.', checked)).toEqual([expect.stringContaining('ya no está')]);
});

it('reports a phrase that is in no text, because it would check nothing', () => {
  const source = '## Caso\n\nTornamar vende tornillos.\n';
  expect(companyProblems([{ file: 'content/lessons/x.md', source }], company)).toMatchObject([
    { file: 'content/company.yaml', message: expect.stringContaining('ya no comprueba nada') as string },
  ]);
});

it('finds a number of the school that changed in only one lesson', () => {
  const file = 'content/lessons/modulo-4.md';
  const source = openContent('.')
    .read(file)
    .replace('Desde 1500 y menos de 4000: 6 %', 'Desde 1500 y menos de 4000: 7 %');
  expect(companyProblems([{ file, source }], company).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('menos de 4000: 7 %'),
  );
});

it.each([
  ['6', 6],
  ['552,90', 552.9],
  ['9.50', 9.5],
  ['1500', 1500],
  ['1\u202f500', 1500],
  ['3.600.000', 3600000],
  ['treinta y cuatro', 34],
  ['Seis', 6],
])('reads %s', (written, value) => {
  expect(numberOf(written)).toBe(value);
});
