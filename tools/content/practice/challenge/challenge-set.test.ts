import { expect, it } from 'vitest';
import { readSource } from '#tools/content/source-files.ts';
import { challengeCards, challengeFiles, challengeSetProblems, readChallenges } from './challenge-set.ts';
import { challengeGroups } from './challenge-schema.ts';
import { downloads } from '#tools/content/practice/downloads.ts';

const root = process.cwd();
const challenges = readChallenges(root);
const files = downloads(root);
const messages = (changed: typeof challenges, folder = files) =>
  challengeSetProblems(changed, folder).map(({ message }) => message);

it('has every challenge as a card, two or more for each group, in the order of their numbers', () => {
  const cards = challengeCards(root);
  expect(cards).toHaveLength(challengeFiles(root).length);
  const orders = cards.map(({ orden }) => orden);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  for (const group of challengeGroups)
    expect(cards.filter(({ grupo }) => grupo === group).length, group).toBeGreaterThanOrEqual(2);
  expect(cards[0]).toEqual({
    slug: 'ventas-de-agosto',
    titulo: 'Cuánto se vendió en agosto',
    grupo: 'Ventas y marketing',
    orden: 1,
    minutosAMano: 35,
    tipo: 'numero',
  });
});

it('asks for five numbers or more, and for two days, names and choices', () => {
  const count = (kind: string) => challenges.filter(({ respuesta }) => respuesta.tipo === kind).length;
  expect(count('numero')).toBeGreaterThanOrEqual(5);
  for (const kind of ['fecha', 'nombre', 'opcion']) expect(count(kind)).toBeGreaterThanOrEqual(2);
});

it('reports what the set lacks', () => {
  expect(messages(challenges)).toEqual([]);
  expect(messages(challenges.filter(({ grupo }) => grupo !== 'Atención al cliente'))).toContain(
    '«Atención al cliente» tiene menos de dos retos.',
  );
  expect(messages(challenges.filter(({ respuesta }) => respuesta.tipo !== 'opcion'))).toContain(
    'Hay pocos retos que se contestan con «opcion».',
  );
  expect(messages(challenges.map((one) => (one.orden === 2 ? { ...one, orden: 1 } : one)))).toEqual([
    'El orden 1 ya lo usa otro reto.',
  ]);
  const idle = { nombre: 'nadie.csv', descripcion: 'Nadie lo usa.', bytes: 1 };
  expect(messages(challenges, [...files, idle])).toEqual(['Ningún reto usa nadie.csv.']);
});

it('names a day of the week only with its right date', () => {
  const week = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
  const months = ['septiembre', 'octubre', 'noviembre', 'diciembre'];
  const dated = new RegExp(`(${week.join('|')}) (\\d+) de (${months.join('|')})`, 'g');
  const texts = [...challengeFiles(root), 'content/practice/archivos/acta-en-bruto.txt'].map((file) =>
    readSource(root, file),
  );
  const found = texts.flatMap((text) => [...text.matchAll(dated)]);
  expect(found.length).toBeGreaterThan(3);
  const dayOf = (number = '', month = '') =>
    new Date(Date.UTC(2026, months.indexOf(month) + 8, Number(number))).getUTCDay();
  expect(found.filter(([, name, number, month]) => week[dayOf(number, month)] !== name)).toEqual([]);
});
