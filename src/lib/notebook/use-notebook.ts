import { useCallback, useSyncExternalStore } from 'react';
import type { UserId } from '#lib/user-id.ts';
import { notebookOf, peekNotebook } from './notebook-of.ts';
import type { NotebookState } from './notebook.ts';
import type { NotebookValues, RecordId, RecordKind } from './records.ts';

const LOADING: NotebookState = { status: 'loading', problem: null, unstored: new Set(), records: new Map() };

export const useNotebook = (userId: UserId): NotebookState => useNotebookPart(userId, (state) => state);

/** Redraws when this part changes, not at every keystroke that is stored. An unchanged part must stay the same object. */
export function useNotebookPart<Part>(userId: UserId, part: (state: NotebookState) => Part): Part {
  const subscribe = useCallback(
    (listener: () => void) => (userId ? notebookOf(userId).subscribe(listener) : () => undefined),
    [userId],
  );
  return useSyncExternalStore(
    subscribe,
    () => part((userId ? peekNotebook(userId)?.state() : null) ?? LOADING),
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
