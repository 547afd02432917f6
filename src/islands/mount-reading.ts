import { sessionStore } from '#features/auth/session-store.ts';
import { findEntries } from '#features/lessons/contents-list.ts';
import { followReading, type ReadingPlace } from '#features/lessons/follow-reading.ts';
import { findTarget, keyOf, readPosition, savePosition } from '#features/lessons/reading-position.ts';
import { showBootFailure } from '#lib/boot.ts';
import { mayHaveNotebook } from '#lib/notebook-database.ts';
import { createObservable, currentStores } from '#lib/stores.ts';
import type { IslandProps } from '#common/island-contract.ts';
import type { ResumeOfferProps } from './resume-offer.tsx';

/** Where the reader of this page is, to read and to follow. */
function createReading(parts: Parameters<typeof followReading>[0]) {
  const { get, set, subscribe } = createObservable<ReadingPlace>({
    current: undefined,
    isContentsOpen: false,
    ended: [],
  });
  currentStores().ended.addEventListener('abort', followReading(parts, set));
  return { now: get, subscribe };
}

type Reading = ReturnType<typeof createReading>;

/** Resolves when the reader first reaches the end of a section. */
const firstEnd = (reading: Reading) =>
  new Promise<void>((resolve) => {
    const stop = reading.subscribe(() => {
      if (reading.now().ended.length === 0) return;
      stop();
      resolve();
    });
  });

/** For browsers without idle callbacks (Safari). */
const A_MOMENT_MS = 500;

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, A_MOMENT_MS);
  });

/** Loads the notebook's code only when there may be something to show, or there is something to keep. */
async function markSectionsRead(contents: HTMLElement, slug: string, reading: Reading, userId: string) {
  const { ended } = currentStores();
  if (reading.now().ended.length === 0 && !(await mayHaveNotebook(userId))) await firstEnd(reading);
  await idle();
  try {
    const [{ keepSectionsRead }, { notebookOf }] = await Promise.all([
      import('#features/lessons/sections-read.ts'),
      import('#lib/notebook/notebook-of.ts'),
    ]);
    if (ended.aborted) return;
    const notebook = notebookOf(userId);
    await notebook.ready;
    keepSectionsRead(contents, slug, reading, notebook);
  } catch {
    // Without a connection the code does not load: the reader goes on, and only this visit leaves no marks.
  }
}

/** Shows and stores where the reader is. Only for a reader who left in the middle, it loads the code that asks. */
export async function mountReading(place: HTMLElement, { slug, module }: IslandProps['reading']) {
  const contents = document.getElementById('indice');
  const text = document.querySelector<HTMLElement>('.lesson-text');
  const line = document.querySelector<HTMLElement>('.reading-line');
  if (!contents || !text || !line) return;
  const reading = createReading({ contents, text, line });
  const { session } = await sessionStore().ready();
  if (!session) return;
  void markSectionsRead(contents, slug, reading, session.user.id);
  const entries = findEntries(contents);
  const key = keyOf(session.user.id, slug);
  if (findTarget(readPosition(key), entries) === null) {
    const save = () => {
      const { current } = reading.now();
      if (current) savePosition(key, current);
    };
    reading.subscribe(save);
    save();
    return;
  }
  try {
    const [{ mountReact }, { ResumeOffer }] = await Promise.all([
      import('./mount-react.tsx'),
      import('./resume-offer.tsx'),
    ]);
    mountReact<ResumeOfferProps>(ResumeOffer)(place, { slug, module, reading, entries });
  } catch (error) {
    showBootFailure(error);
  }
}
