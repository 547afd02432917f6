import { useCallback, useSyncExternalStore } from 'react';
import { createOfLearner } from '#lib/of-learner.ts';
import { currentStores, type Stores } from '#lib/stores.ts';
import type { UserId } from '#lib/user-id.ts';
import { deleteDatabase } from './database.ts';
import { Notebook, type NotebookState } from './notebook.ts';
import type { NotebookValues, RecordId, RecordKind } from './records.ts';
import { forgetUnstored } from './unstored.ts';

const LOADING: NotebookState = { status: 'loading', problem: null, unstored: new Set(), records: new Map() };

const createNotebooks = (stores: Stores) => createOfLearner((userId) => new Notebook(userId), stores);

const notebooks = () => currentStores().of(createNotebooks);

/** The notebook of whoever is signed in: one for all places of a page. */
export const notebookOf = (userId: string): Notebook => notebooks().of(userId);

export const useNotebook = (userId: UserId): NotebookState => useNotebookPart(userId, (state) => state);

/** Draws again when this part has changed, not at every key that is stored. The part must stay the same object until then. */
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

/** One record, and the way to change it; undefined while it is not there. */
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
    // It stays the open one: a new one, made by a page that is not gone yet, would create its database again. It lets go of
    // its connection, and opens another only if something is written.
    await open.removeAll();
  }
  forgetUnstored(userId);
  await deleteDatabase(userId);
}
