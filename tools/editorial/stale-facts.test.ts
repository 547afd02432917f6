import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { facts, factsFile } from '#tools/content/rules/facts.ts';
import { wordFiles } from '#tools/content/words.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { fact as one } from '#tools/testing/sample-fact.ts';
import { fastTopics, staleFacts } from './stale-facts.ts';

const read = (text: string) => readYaml(facts, { file: factsFile, text });
const on = (day: string, source = one) =>
  staleFacts(read(source), source, new Date(day)).map(({ message }) => message);

it('reports a fact looked up more than 120 days ago, with its line', () => {
  expect(on('2027-03-16')).toEqual([]);
  expect(staleFacts(read(one), one, new Date('2027-03-17'))).toMatchObject([
    { file: factsFile, line: 3, message: 'Dato «precio-plus». Se miró hace 121 días.' },
  ]);
});

it.each(fastTopics)('reminds of one of «%s» after 45 days', (topic) => {
  const fast = one.replace('Privacidad', topic);
  expect(on('2026-12-31', fast)).toEqual([]);
  expect(on('2027-01-01', fast)).toEqual(['Dato «precio-plus». Se miró hace 46 días.']);
});

it('reports a fact after its last day, not on that day', () => {
  const ending = one.replace('via:', "caduca: '2026-12-11'\n      via:");
  expect(on('2026-12-11', ending)).toEqual([]);
  expect(on('2026-12-12', ending)).toEqual(['Dato «precio-plus». Valía hasta el 11-12-2026: pasó su fecha.']);
});

it('every topic in the fast list is a topic of the school', () => {
  const topics = wordFiles.facts.read(openContent('.')).map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(fastTopics));
});
