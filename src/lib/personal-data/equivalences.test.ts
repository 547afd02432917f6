import { expect, test } from 'vitest';
import { replaceFindings, restoreValues, tagFindings, type Equivalence } from './equivalences.ts';
import { findPersonalData } from '#common/personal-data/find-personal-data.ts';

const known: Equivalence[] = [
  { tag: '[CORREO 1]', value: 'ana@tienda.es' },
  { tag: '[TELÉFONO 1]', value: '+34 612 345 678' },
];

const replaceAll = (text: string, before: Equivalence[] = []) =>
  replaceFindings(text, findPersonalData(text), before);

test('the same value gets the same tag, another value the next number', () => {
  const { text, equivalences } = replaceAll('De ana@tienda.es a luis@tienda.es, copia a ana@tienda.es');
  expect(text).toBe('De [CORREO 1] a [CORREO 2], copia a [CORREO 1]');
  expect(equivalences).toEqual([
    { tag: '[CORREO 1]', value: 'ana@tienda.es' },
    { tag: '[CORREO 2]', value: 'luis@tienda.es' },
  ]);
});

test('numbers continue after the known tags, and known values keep their tag', () => {
  const { text, equivalences } = replaceAll('luis@tienda.es y ana@tienda.es', known);
  expect(text).toBe('[CORREO 2] y [CORREO 1]');
  expect(equivalences).toEqual([...known, { tag: '[CORREO 2]', value: 'luis@tienda.es' }]);
});

test.each(['[CORREO 1]', '[correo 1]', '[Correo  1]', '\\[CORREO 1\\]', '[**CORREO 1**]'])(
  'a tag that the text already has, %s, is not used again',
  (tag) => {
    expect(replaceAll(`${tag} es de ana@tienda.es`).text).toBe(`${tag} es de [CORREO 2]`);
  },
);

test('every kind has a tag of its own', () => {
  const { text } = replaceAll(
    'Tel. 612345678, DNI 12345678Z, tarjeta 4111 1111 1111 1111, contraseña: Hola1234',
  );
  expect(text).toBe('Tel. [TELÉFONO 1], DNI [DNI 1], tarjeta [TARJETA 1], contraseña: [CONTRASEÑA 1]');
});

test('a replaced value is not found again', () => {
  const { text } = replaceAll('contraseña: Hola1234, ana@tienda.es, ES91 2100 0418 4502 0005 1332');
  expect(findPersonalData(text)).toEqual([]);
});

test('a finding can be left as it is without changing the tags of the others', () => {
  const text = 'ana@tienda.es y luis@tienda.es';
  const findings = findPersonalData(text);
  const plan = tagFindings(text, findings);
  expect(plan.map(({ tag }) => tag)).toEqual(['[CORREO 1]', '[CORREO 2]']);
  expect(replaceFindings(text, findings.slice(1), plan).text).toBe('ana@tienda.es y [CORREO 2]');
});

test.each([
  ['Escribe a [CORREO 1].', 'Escribe a ana@tienda.es.'],
  ['Escribe a [correo 1].', 'Escribe a ana@tienda.es.'],
  ['Llama al [TELEFONO 1]', 'Llama al +34 612 345 678'],
  ['Llama al [Teléfono 1]', 'Llama al +34 612 345 678'],
  ['Llama al [TELE\u0301FONO 1]', 'Llama al +34 612 345 678'],
  ['**[CORREO 1]**', '**ana@tienda.es**'],
  ['[**CORREO 1**]', 'ana@tienda.es'],
  ['[ CORREO  1 ]', 'ana@tienda.es'],
  ['[CORREO\u00a01]', 'ana@tienda.es'],
  ['[CORREO\n1]', 'ana@tienda.es'],
  ['[CORREO1]', 'ana@tienda.es'],
  ['[CORREO_1]', 'ana@tienda.es'],
  ['\\[CORREO 1\\]', 'ana@tienda.es'],
  ['`[CORREO 1]`', '`ana@tienda.es`'],
  ['[CORREO 1](mailto:[CORREO 1])', 'ana@tienda.es(mailto:ana@tienda.es)'],
  ['[CORREO 7] y [NOMBRE 1]', '[CORREO 7] y [NOMBRE 1]'],
  ['[CORREO 11]', '[CORREO 11]'],
  ['CORREO 1', 'CORREO 1'],
  ['[EMPRESA]', '[EMPRESA]'],
])('the answer %j comes back as %j', (answer, restored) => {
  expect(restoreValues(answer, known)).toBe(restored);
});

test('a value with dollar signs comes back as it was', () => {
  expect(restoreValues('[CLAVE 1]', [{ tag: '[CLAVE 1]', value: "a$&b$1$'" }])).toBe("a$&b$1$'");
});
