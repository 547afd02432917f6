import { afterEach, vi } from 'vitest';
import { Notebook } from '#lib/notebook/notebook.ts';

/** Opens notebooks, and closes them after the test. */
export function freshNotebooks() {
  const opened: Notebook[] = [];
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
