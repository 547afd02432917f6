import { useEffect, useSyncExternalStore } from 'react';
import address from 'virtual:school-index';
import { createSchoolSearch, type SchoolIndex, type SchoolPlace } from '#common/search/school-search.ts';
import { createObservable, currentStores, type Stores } from '#lib/stores.ts';

export type IndexState =
  | { status: 'unasked' | 'loading' | 'failed' }
  | { status: 'ready'; search: (question: string) => SchoolPlace[] };

/** A phone that has lost its connection would wait for minutes. */
const PATIENCE_MS = 15_000;

async function fetchIndex() {
  const response = await fetch(new URL(address, location.href), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`The search's index answered ${response.status}`);
  return (await response.json()) as SchoolIndex;
}

/** The index of the whole school, fetched when a learner first searches. */
function createSchoolIndex({ ended }: Stores) {
  const state = createObservable<IndexState>({ status: 'unasked' });
  const settle = (next: IndexState) => {
    if (!ended.aborted) state.set(next);
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Fetches it unless it is there or on its way; after a failure it tries again. */
    async load() {
      const { status } = state.get();
      if (status === 'loading' || status === 'ready') return;
      state.set({ status: 'loading' });
      try {
        settle({ status: 'ready', search: createSchoolSearch(await fetchIndex()) });
      } catch {
        settle({ status: 'failed' });
      }
    },
  };
}

const schoolIndex = () => currentStores().of(createSchoolIndex);
const subscribe = (listener: () => void) => schoolIndex().subscribe(listener);
const unasked: IndexState = { status: 'unasked' };

export const retrySchoolIndex = () => void schoolIndex().load();

/** Fetches the index as soon as it is wanted; one failure is not repeated at every key. */
export function useSchoolIndex(isWanted: boolean): IndexState {
  useEffect(() => {
    const index = schoolIndex();
    if (isWanted && index.get().status === 'unasked') void index.load();
  }, [isWanted]);
  return useSyncExternalStore(
    subscribe,
    () => schoolIndex().get(),
    () => unasked,
  );
}
