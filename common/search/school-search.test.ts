import { expect, test } from 'vitest';
import { createSchoolSearch, type SchoolPlace } from './school-search.ts';

const place = (title: string, more: Partial<SchoolPlace> = {}): SchoolPlace => ({
  kind: 'recipe',
  title,
  to: `/practica#${title}`,
  where: '',
  keywords: '',
  heading: '',
  words: '',
  ...more,
});

/** The titles that a question finds, best first. */
function found(
  question: string,
  places: SchoolPlace[],
  synonyms: [school: string, learners: string[]][] = [],
) {
  const search = createSchoolSearch({
    places,
    synonyms: synonyms.map(([school, learners]) => ({ school, learners })),
  });
  return search(question).map(({ title }) => title);
}

test('finds words without their accents, in capitals, in the plural and as verbs', () => {
  const places = [place('Plan de inducción'), place('Negociación con un proveedor'), place('Una factura')];
  expect(found('INDUCCION', places)).toEqual(['Plan de inducción']);
  expect(found('facturas', places)).toEqual(['Una factura']);
  expect(found('negociar', places)).toEqual(['Negociación con un proveedor']);
  expect(found('proveedores', places)).toEqual(['Negociación con un proveedor']);
});

test('a title counts more than keywords, these more than the heading above, and that more than the text', () => {
  const places = [
    place('D', { words: 'contrat' }),
    place('C', { heading: 'Sobre contratos' }),
    place('B', { keywords: 'contrat' }),
    place('Leer un contrato'),
    place('Otra cosa'),
  ];
  expect(found('contrato', places)).toEqual(['Leer un contrato', 'B', 'C', 'D']);
});

test('what learners call a thing finds what the school calls it', () => {
  const places = [place('Vacante sin sesgos'), place('Tres ofertas de guantes'), place('Leer un contrato')];
  const synonyms: Parameters<typeof found>[2] = [['vacante', ['oferta de empleo', 'contratar']]];
  expect(found('ofertas de empleo', places, synonyms)).toEqual(['Vacante sin sesgos']);
  expect(found('oferta', places, synonyms)).toEqual(['Tres ofertas de guantes']);
  expect(found('contrato', places, synonyms)).toEqual(['Leer un contrato']);
  expect(found('contratar', places, synonyms)).toContain('Vacante sin sesgos');
});

test('a word that is not finished finds what begins like it', () => {
  const places = [place('Vacante sin sesgos'), place('Leer un contrato')];
  expect(found('vaca', places)).toEqual(['Vacante sin sesgos']);
  expect(found('va', places)).toEqual([]);
});

test('a place must have at least half of the words, and a rare word weighs more', () => {
  const places = [
    place('Clientes'),
    place('Clientes que deben'),
    place('Clientes y rebajas'),
    place('Rebajas'),
    place('Nada'),
  ];
  expect(found('cliente pide rebaja', places)).toEqual(['Clientes y rebajas']);
  expect(found('rebajas para clientes', places)[0]).toBe('Clientes y rebajas');
  expect(found('rebajas para clientes', places)[1]).toBe('Rebajas');
});

test('words that the whole school is about count only alone', () => {
  const places = [place('Qué es ChatGPT'), place('Correos atrasados')];
  expect(found('correos con chatgpt', places)).toEqual(['Correos atrasados']);
  expect(found('chatgpt', places)).toEqual(['Qué es ChatGPT']);
});

test('a question without a word to look for, or with a whole book, finds nothing and does not hang', () => {
  const places = [place('Vacante sin sesgos')];
  for (const question of ['', '   ', 'de la', '¿?', 'zzz', 'x '.repeat(100_000)])
    expect(found(question, places)).toEqual([]);
});

test('an address that ends at its # takes the anchor of its title', () => {
  const search = createSchoolSearch({
    places: [place('¿Cabe en tu plan?', { to: '/modulo-1#' })],
    synonyms: [],
  });
  expect(search('plan').map(({ to }) => to)).toEqual(['/modulo-1#cabe-en-tu-plan']);
});
