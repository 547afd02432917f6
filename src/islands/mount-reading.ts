import { sessionStore } from '#features/auth/session-store.ts';
import { findEntries } from '#features/lessons/contents-list.ts';
import { followReading, type ReadingPlace } from '#features/lessons/follow-reading.ts';
import { findTarget, keyOf, readPosition, savePosition } from '#features/lessons/reading-position.ts';
import { showBootFailure } from '#lib/boot.ts';
import { createObservable, currentStores } from '#lib/stores.ts';
import type { IslandProps } from '#common/island-contract.ts';
import type { ResumeOfferProps } from './resume-offer.tsx';

/** Where the reader of this page is, to read and to follow. */
function createReading(parts: Parameters<typeof followReading>[0]) {
  const { get, set, subscribe } = createObservable<ReadingPlace>({
    current: undefined,
    isContentsOpen: false,
  });
  currentStores().ended.addEventListener('abort', followReading(parts, set));
  return { now: get, subscribe };
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
