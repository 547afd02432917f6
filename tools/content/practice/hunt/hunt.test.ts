import { expect, it } from 'vitest';
import { scoreHunt } from '#common/hunt-score.ts';
import { openContent } from '#tools/content/content.ts';
import { tradeSlugs } from '#tools/content/practice/trade/trades.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { wordFiles } from '#tools/content/words.ts';
import { compileHunt } from './hunt.ts';
import { hunts as kind, readHunts } from './kind.ts';

const content = openContent('.');
const file = 'content/practice/errores/cotizacion-para-una-obra.yaml';
const real = content.read(file);
const hunts = readHunts(content);

/** The editor's messages after one change in a real case. */
function messages(from: string, to: string): string[] {
  expect(real).toContain(from);
  return problemsOf(() => compileHunt(file, real.replace(from, to))).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}
const lineOf = (text: string) => real.split('\n').findIndex((line) => line.includes(text)) + 1;

it.each(hunts.map((hunt) => [hunt.slug, hunt] as const))('%s is solved with its key', (_, hunt) => {
  const key = hunt.answer.flatMap(({ fault }, index) => (fault ? [index] : []));
  const result = scoreHunt(hunt, new Set(key));
  expect(result).toMatchObject({ points: result.outOf, found: key.length, falseAlarms: 0, isSolved: true });
  const everything = new Set(hunt.answer.keys());
  expect(scoreHunt(hunt, everything)).toMatchObject({ points: 0, isSolved: false });
});

it('has two cases or more for each trade, in the order of their numbers, of the companies of the school', () => {
  const orders = hunts.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  for (const trade of tradeSlugs)
    expect(hunts.filter((hunt) => hunt.trade === trade).length, trade).toBeGreaterThanOrEqual(2);
  const { principal, contraste } = wordFiles.company.read(content);
  const names = [principal, ...contraste].map(({ nombre }) => nombre);
  for (const { company } of hunts)
    expect(names.filter((name) => company.startsWith(`${name}, `))).toHaveLength(1);
});

it('names a day of the week only with its right date', () => {
  const week = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
  const months = ['septiembre', 'octubre', 'noviembre', 'diciembre'];
  const dated = new RegExp(`(${week.join('|')}) (\\d+) de (${months.join('|')})`, 'g');
  const found = kind.files(content).flatMap((one) => [...content.read(one).matchAll(dated)]);
  expect(found.length).toBeGreaterThan(10);
  const day = (number = '', month = '') =>
    new Date(Date.UTC(2026, months.indexOf(month) + 8, Number(number))).getUTCDay();
  expect(found.filter(([, name, number, month]) => week[day(number, month)] !== name)).toEqual([]);
});

it('gives the page rendered documents and no sums', () => {
  const hunt = compileHunt(file, real);
  expect(hunt.slug).toBe('cotizacion-para-una-obra');
  expect(hunt.documents[1]?.html).toContain('<td>AP-1025</td>');
  expect(JSON.stringify(hunt)).not.toMatch(/cuentas|cifras/);
});

it.each([
  [
    'a quote that is not in the document',
    'cita: La fecha de entrega la confirma',
    'cita: La fecha la confirma',
    'La cita no está en «condiciones»',
  ],
  [
    'a quote of a document that is not there',
    'documento: condiciones, cita: Descuento',
    'documento: politica, cita: Descuento',
    'hay encargo, mensaje, pedido, condiciones',
  ],
  [
    'a kind that does not exist',
    'fallo: promesa-sin-permiso',
    'fallo: promesa',
    'tiene un valor que no se admite',
  ],
  ['a sentence without a reason', '    motivo: Lo tiene concedido y está al día.\n', '', 'Falta «motivo»'],
  [
    'markup where there is none',
    'frase: El envío no tiene costo.',
    'frase: El envío **no** tiene costo.',
    'este texto no admite negrita',
  ],
  ['HTML in a document', 'Buenas, le paso el pedido', '<b>Buenas</b>, le paso el pedido', 'Hay HTML'],
])('reports %s', (_, from, to, message) => {
  const reported = messages(from, to);
  expect(reported.map((one) => one.toLowerCase())).toContainEqual(
    expect.stringContaining(message.toLowerCase()),
  );
});

it('reports the line to correct', () => {
  expect(messages('cita: La oferta tiene', 'cita: Esta oferta tiene')).toEqual([
    expect.stringContaining(`${lineOf('cita: La oferta tiene')}: «cita»`),
  ]);
});

it('requires proof of a fault, and right sentences that look like one', () => {
  const proof = /    prueba:\n(?: {6}- .*\n)+/g;
  const bare = real.replace(proof, '');
  expect(() => compileHunt(file, bare)).toThrow(/Un fallo lleva «prueba»/i);
  expect(() => compileHunt(file, bare)).toThrow(/Falta una frase correcta que parezca un fallo/i);
});

it('requires both sides where two documents disagree', () => {
  expect(messages('fallo: promesa-sin-permiso', 'fallo: documentos-que-no-coinciden')).toEqual([
    expect.stringContaining('dos citas de documentos distintos'),
  ]);
});

it('reports a number that two cases share in the order of the page', () => {
  const file = 'content/practice/errores/quinto-vendedor-de-ruta.yaml';
  const read = (one: string) =>
    one === file ? content.read(one).replace('orden: 17', 'orden: 4') : content.read(one);
  expect(kind.checks({ ...content, read })).toMatchObject([
    { file, message: 'El orden 4 ya lo usa otro caso.' },
  ]);
});
