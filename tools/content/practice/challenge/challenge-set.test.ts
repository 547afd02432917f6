import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { challengeFiles, challengeSetProblems, readChallenges } from './challenge-set.ts';
import { challenges as kind } from './kind.ts';
import { challengeGroups } from './challenge-schema.ts';
import { downloads } from '#tools/content/practice/downloads.ts';

const content = openContent('.');
const challenges = readChallenges(content);
const files = downloads(content);
const messages = (changed: typeof challenges, folder = files) =>
  challengeSetProblems(changed, folder).map(({ message }) => message);

it('has every challenge as a card, two or more for each group, in the order of their numbers', () => {
  const cards = kind.list(content);
  expect(cards).toHaveLength(challengeFiles(content).length);
  const orders = cards.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  for (const group of challengeGroups)
    expect(cards.filter((card) => card.group === group).length, group).toBeGreaterThanOrEqual(2);
  expect(cards[0]).toEqual({
    slug: 'ventas-de-agosto',
    title: 'Cuánto se vendió en agosto',
    group: 'Ventas y marketing',
    order: 1,
    minutesByHand: 35,
    kind: 'numero',
  });
});

it('asks for five numbers or more, and for two days, names and choices', () => {
  const count = (wanted: string) => challenges.filter(({ answer }) => answer.kind === wanted).length;
  expect(count('numero')).toBeGreaterThanOrEqual(5);
  for (const wanted of ['fecha', 'nombre', 'opcion']) expect(count(wanted)).toBeGreaterThanOrEqual(2);
});

it('reports what the set lacks', () => {
  expect(messages(challenges)).toEqual([]);
  expect(messages(challenges.filter(({ group }) => group !== 'Atención al cliente'))).toContain(
    '«Atención al cliente» tiene menos de dos retos.',
  );
  expect(messages(challenges.filter(({ answer }) => answer.kind !== 'opcion'))).toContain(
    'Hay pocos retos que se contestan con «opcion».',
  );
  expect(messages(challenges.map((one) => (one.order === 2 ? { ...one, order: 1 } : one)))).toEqual([
    'El orden 1 ya lo usa otro reto.',
  ]);
  const idle = { name: 'nadie.csv', description: 'Nadie lo usa.', bytes: 1 };
  expect(messages(challenges, [...files, idle])).toEqual(['Ningún reto usa nadie.csv.']);
});

it('names a day of the week only with its right date', () => {
  const week = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
  const months = ['septiembre', 'octubre', 'noviembre', 'diciembre'];
  const dated = new RegExp(`(${week.join('|')}) (\\d+) de (${months.join('|')})`, 'g');
  const texts = [...challengeFiles(content), 'content/practice/archivos/acta-en-bruto.txt'].map((file) =>
    content.read(file),
  );
  const found = texts.flatMap((text) => [...text.matchAll(dated)]);
  expect(found.length).toBeGreaterThan(3);
  const dayOf = (number = '', month = '') =>
    new Date(Date.UTC(2026, months.indexOf(month) + 8, Number(number))).getUTCDay();
  expect(found.filter(([, name, number, month]) => week[dayOf(number, month)] !== name)).toEqual([]);
});
