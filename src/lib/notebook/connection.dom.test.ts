import { forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { deleteDatabase } from './database.ts';
import type { Notebook } from './notebook.ts';
import { freshNotebooks } from './testing/fresh-notebooks.ts';

const open = freshNotebooks();

const writeNote = (notebook: Notebook, name: string, text: string) =>
  notebook.update(`note/${name}`, () => ({ text }));

describe('when the browser closes the database behind the page', () => {
  /** The connections that pages open from now on. */
  const watchConnections = () => {
    const connections: IDBDatabase[] = [];
    const { open: openRequest } = IDBFactory.prototype;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
      const request = openRequest.apply(this, args);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    });
    return connections;
  };

  it.each([
    ['says so', forceCloseDatabase as unknown as (database: IDBDatabase) => void],
    ['says nothing', (database: IDBDatabase) => database.close()],
  ])('and %s, what is typed afterwards is stored, and the learner hears of no problem', async (_how, end) => {
    const connections = watchConnections();
    const notebook = await open();
    await writeNote(notebook, 'a', 'primera');
    const problems = new Set<unknown>();
    notebook.subscribe(() => problems.add(notebook.state().problem));
    connections.forEach(end);
    expect(await writeNote(notebook, 'b', 'segunda')).toBe(true);
    expect(problems).toEqual(new Set([null]));
    expect((await open()).state().records.size).toBe(2);
  });

  it('the learner reads so once it cannot be opened again either, and everything is stored when it can', async () => {
    const connections = watchConnections();
    const notebook = await open();
    connections.forEach((database) => database.close());
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('lost', 'UnknownError');
    });
    expect(await writeNote(notebook, 'a', 'primera')).toBe(false);
    expect(notebook.state().problem).toBe('forbidden');
    refusal.mockRestore();
    expect(await writeNote(notebook, 'b', 'segunda')).toBe(true);
    expect(notebook.state().problem).toBeNull();
    expect((await open()).state().records.size).toBe(2);
  });

  it('because another tab deletes the notebook, nothing waits for this one', async () => {
    const notebook = await open();
    await writeNote(notebook, 'a', 'primera');
    await deleteDatabase('ana');
    expect(notebook.state().problem).toBeNull();
  });
});
