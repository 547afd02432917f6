import { expect, test } from 'vitest';
import { practica } from '#content.ts';
import type { NotebookRecord, RecordId, RecordKind } from '#lib/notebook/records.ts';
import type { PracticeTally } from './practice-kind.ts';
import { practised } from './practised.ts';

const tally = (title: string, record: RecordKind, more: Partial<PracticeTally> = {}): PracticeTally => ({
  progress: '{n} de {total} resueltos',
  stateOf: (one) => (one ? 'solved' : 'new'),
  total: 3,
  ...{ title, record, ...more },
});

const kept = (...ids: RecordId[]) =>
  new Map(ids.map((id): [string, NotebookRecord] => [id, { id, updatedAt: 1, value: { text: '' } }]));

test('lists each kind with a solved exercise, in its own words, and leaves out the others', () => {
  const figure = (value: number) => ({ words: 'faults' as const, value: () => value });
  const { one, many } = practica.figures.faults;
  const tallies = [
    tally('caza', 'hunt', { figure: figure(1) }),
    tally('taller', 'workshop', { figure: figure(7) }),
    tally('oficios', 'trade-day', { progress: '{n} de {total} días', figure: figure(0) }),
  ];
  expect(practised(tallies, kept())).toEqual([]);
  expect(practised(tallies, kept('hunt/1', 'trade-day/2', 'trade-day/3'))).toEqual([
    { title: 'caza', text: `1 de 3 resueltos, 1 ${one}` },
    { title: 'oficios', text: '2 de 3 días' },
  ]);
  expect(practised(tallies, kept('workshop/1'))).toEqual([
    { title: 'taller', text: `1 de 3 resueltos, 7 ${many}` },
  ]);
});
