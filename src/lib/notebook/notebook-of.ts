import { createOfLearner, currentStores, type Stores } from '#lib/stores.ts';
import { deleteDatabase } from './database.ts';
import { Notebook } from './notebook.ts';
import { forgetUnstored } from './unstored.ts';

const createNotebooks = (stores: Stores) => createOfLearner((userId) => new Notebook(userId), stores);

const notebooks = () => currentStores().of(createNotebooks);

/** The signed-in learner's notebook, one for the whole page. Without React, which a lesson may not need. */
export const notebookOf = (userId: string): Notebook => notebooks().of(userId);

/** The same if it is open. Opens nothing, so a component may call it while it draws. */
export const peekNotebook = (userId: string): Notebook | null => notebooks().peek(userId);

/** For a learner who leaves for good: nothing of the notebook stays in this browser. */
export async function forgetNotebook(userId: string): Promise<void> {
  const open = peekNotebook(userId);
  if (open) {
    await open.ready;
    // Keep this notebook open: a page that is not gone yet would otherwise make a new one, which creates the database again.
    // This one closes its connection, and opens another only for a write.
    await open.removeAll();
  }
  forgetUnstored(userId);
  await deleteDatabase(userId);
}
