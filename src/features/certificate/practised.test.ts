import { expect, test } from 'vitest';
import type { NotebookRecord, RecordId } from '#lib/notebook/records.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';
import { practised } from './practised.ts';

const kind = (name: string, more: Partial<PracticeKind> = {}): PracticeKind => ({
  title: name,
  text: '',
  action: '',
  progress: '{n} de {total} resueltos',
  to: `/practica/${name}`,
  exercises: [1, 2, 3].map((n) => ({ title: '', to: '', record: `note/${name}-${n}` })),
  stateOf: (record) => (record ? 'solved' : 'new'),
  ...more,
});

const kept = (...ids: RecordId[]) =>
  new Map(ids.map((id): [string, NotebookRecord] => [id, { id, updatedAt: 1, value: { text: '' } }]));

test('kinds without a solved exercise are left out, the others tell it in their words', () => {
  const figure = (value: number) => () => ({ value, one: 'fallo', many: 'fallos' });
  const kinds = [
    kind('caza', { figure: figure(1) }),
    kind('taller', { figure: figure(7) }),
    kind('oficios', { progress: '{n} de {total} días', isPath: true, figure: figure(0) }),
  ];
  expect(practised(kinds, kept())).toEqual([]);
  expect(practised(kinds, kept('note/caza-1', 'note/oficios-2', 'note/oficios-3'))).toEqual([
    { title: 'caza', text: '1 de 3 resueltos, 1 fallo' },
    { title: 'oficios', text: '2 de 3 días' },
  ]);
  expect(practised(kinds, kept('note/taller-1'))).toEqual([
    { title: 'taller', text: '1 de 3 resueltos, 7 fallos' },
  ]);
});
