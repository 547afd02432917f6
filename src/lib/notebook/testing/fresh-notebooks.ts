import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { Notebook } from '#lib/notebook/notebook.ts';

/** Each test begins with an empty browser; the notebooks that it opened are closed after it. */
export function freshNotebooks() {
  const opened: Notebook[] = [];
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((notebook) => notebook.close()));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return async (userId = 'ana') => {
    const notebook = new Notebook(userId);
    opened.push(notebook);
    await notebook.ready;
    return notebook;
  };
}
