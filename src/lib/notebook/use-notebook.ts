import { useCallback, useSyncExternalStore } from 'react';
import { createOfLearner, currentStores, type Stores } from '#lib/stores.ts';
import type { UserId } from '#lib/user-id.ts';
import { deleteDatabase } from './database.ts';
import { Notebook, type NotebookState } from './notebook.ts';
import type { NotebookValues, RecordId, RecordKind } from './records.ts';
import { forgetUnstored } from './unstored.ts';

const LOADING: NotebookState = { status: 'loading', problem: null, unstored: new Set(), records: new Map() };

const createNotebooks = (stores: Stores) => createOfLearner((userId) => new Notebook(userId), stores);

const notebooks = () => currentStores().of(createNotebooks);

/** The signed-in learner's notebook, one for the whole page. */
export const notebookOf = (userId: string): Notebook => notebooks().of(userId);

export const useNotebook = (userId: UserId): NotebookState => useNotebookPart(userId, (state) => state);

/** Redraws when this part changes, not at every keystroke that is stored. An unchanged part must stay the same object. */
export function useNotebookPart<Part>(userId: UserId, part: (state: NotebookState) => Part): Part {
  const subscribe = useCallback(
    (listener: () => void) => (userId ? notebookOf(userId).subscribe(listener) : () => undefined),
    [userId],
  );
  return useSyncExternalStore(
    subscribe,
    () => part((userId ? notebooks().peek(userId)?.state() : null) ?? LOADING),
    () => part(LOADING),
  );
}

/** One record, and how to change it; undefined while there is none. */
export function useRecord<Kind extends RecordKind>(userId: UserId, id: RecordId<Kind>) {
  const value = useNotebookPart(userId, ({ records }) => records.get(id)?.value) as
    | NotebookValues[Kind]
    | undefined;
  const status = useNotebookPart(userId, ({ status }) => status);
  const problem = useNotebookPart(userId, ({ problem }) => problem);
  const isSaving = useNotebookPart(userId, ({ unstored }) => unstored.has(id));
  const update = useCallback(
    (change: (value: NotebookValues[Kind] | undefined) => NotebookValues[Kind]) => {
      if (userId) void notebookOf(userId).update(id, change);
    },
    [userId, id],
  );
  return { value, update, isLoading: status === 'loading', isSaving, problem };
}

/** For a learner who leaves for good: nothing of the notebook stays in this browser. */
export async function forgetNotebook(userId: string): Promise<void> {
  const open = notebooks().peek(userId);
  if (open) {
    await open.ready;
    // Keep this notebook open: a page that is not gone yet would otherwise make a new one, which creates the database again.
    // This one closes its connection, and opens another only for a write.
    await open.removeAll();
  }
  forgetUnstored(userId);
  await deleteDatabase(userId);
}
