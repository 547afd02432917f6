import { expect, it } from 'vitest';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { rememberOrder } from './prompt-list.ts';

const kept = (name: string, savedAt: number, note = '') =>
  ({ id: `prompt/${name}`, updatedAt: 1, value: { savedAt, note } }) as NotebookRecord;
const recordsMap = (...records: NotebookRecord[]) =>
  new Map(records.map((record) => [record.id as string, record]));

it('returns the same list while the learner types, and a new one once a prompt is added or deleted', () => {
  const orderOf = rememberOrder();
  const [old, young] = [kept('a', 1), kept('b', 2)];
  const first = orderOf(recordsMap(old, young));
  expect(first).toEqual(['prompt/b', 'prompt/a']);
  expect(orderOf(recordsMap(kept('a', 1, 'Lunes'), young))).toBe(first);
  expect(orderOf(recordsMap(old, young, { id: 'note/a', updatedAt: 2, value: { text: 'x' } }))).toBe(first);
  expect(orderOf(recordsMap(old, young, kept('c', 3)))).toEqual(['prompt/c', 'prompt/b', 'prompt/a']);
  expect(orderOf(recordsMap(old))).toEqual(['prompt/a']);
});
