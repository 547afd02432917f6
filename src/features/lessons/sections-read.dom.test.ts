import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createObservable } from '#lib/stores.ts';
import { notebookAsFile } from '#lib/notebook/notebook-file.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { mergeIntoNotebook, readNotebookFile, type FileContents } from '#lib/notebook/read-notebook-file.ts';
import { ownRecordChecks } from '#lib/notebook/record-checks.ts';
import type { ReadingPlace } from './follow-reading.ts';
import { keepSectionsRead } from './sections-read.ts';

const item = (id: string) =>
  `<li><div><a href="#${id}">${id}</a><button data-read="${id}" hidden>Leída</button></div></li>`;

let stop: () => void = () => undefined;
const nav = () => document.querySelector('nav') as HTMLElement;
const marked = () =>
  [...nav().querySelectorAll<HTMLElement>('button:not([hidden])')].map((one) => one.dataset.read);

beforeEach(() => {
  document.body.innerHTML = `<nav><ol>${['uno', 'dos', 'tres'].map(item).join('')}</ol></nav>`;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

async function openLesson(userId = 'ana', slug = 'modulo-1') {
  const { get, set, subscribe } = createObservable<ReadingPlace>({
    current: undefined,
    isContentsOpen: false,
    ended: [],
  });
  const notebook = notebookOf(userId);
  await notebook.ready;
  stop = keepSectionsRead(nav(), slug, { now: get, subscribe }, notebook);
  return { notebook, readTo: (id: string) => set({ ...get(), ended: [...get().ended, id] }) };
}

test('the contents list marks the sections that the learner has read, also on the next visit', async () => {
  const { readTo } = await openLesson();
  expect(marked()).toEqual([]);
  readTo('uno');
  readTo('tres');
  expect(marked()).toEqual(['uno', 'tres']);
  stop();
  document.querySelectorAll('button').forEach((mark) => (mark.hidden = true));
  await openLesson();
  expect(marked()).toEqual(['uno', 'tres']);
});

test('pressing a mark takes it away, until the learner reaches that end again', async () => {
  const { notebook, readTo } = await openLesson();
  readTo('uno');
  readTo('dos');
  nav().querySelector<HTMLElement>('[data-read=uno]')?.click();
  expect(marked()).toEqual(['dos']);
  expect(document.activeElement?.textContent).toBe('uno');
  expect(notebook.read<'sections-read'>('sections-read/modulo-1')).toEqual({ sections: ['dos'] });
  readTo('uno');
  expect(marked()).toEqual(['uno', 'dos']);
});

test('each lesson has its own marks', async () => {
  const { readTo } = await openLesson();
  readTo('uno');
  stop();
  await openLesson('ana', 'modulo-2');
  expect(marked()).toEqual([]);
});

test('reading the same end twice stores it once', async () => {
  const { notebook, readTo } = await openLesson();
  const update = vi.spyOn(notebook, 'update');
  readTo('uno');
  readTo('uno');
  expect(update).toHaveBeenCalledOnce();
});

test('a notebook’s file takes the marks to another computer', async () => {
  const { notebook, readTo } = await openLesson();
  readTo('uno');
  const file = notebookAsFile(notebook);
  stop();
  const other = await openLesson('luis');
  expect(marked()).toEqual([]);
  const { records, refused } = readNotebookFile(file, ownRecordChecks) as FileContents;
  expect(refused).toEqual([]);
  await mergeIntoNotebook(other.notebook, records);
  expect(marked()).toEqual(['uno']);
});
