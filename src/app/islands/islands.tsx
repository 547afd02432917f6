import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useUserId } from '#features/auth/session.tsx';
import { controlsOf, type IslandName, type IslandProps } from '#lib/islands.ts';
import { onNear } from '#lib/on-near.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import type { UserId } from '#lib/user-id.ts';
import { withNotebook } from './with-notebook.ts';

/** What every island is told besides its own data; most need only one of the two. */
interface Surroundings {
  place: HTMLElement;
  userId: UserId;
}

type Island<Name extends IslandName> = ComponentType<IslandProps[Name] & Surroundings>;

const completion = () => import('#features/progress/lesson-completion.tsx');
const notes = () => import('#features/notebook/note-places.tsx');
const week = () => import('#features/practice/trade-week.tsx');
const library = () => import('./library-islands.tsx');
const challenges = () => import('./challenge-list-islands.tsx');
const filling = () => import('./filling-islands.tsx');

/** The component of each island; its code is fetched when a document has a place for it. */
const islands: { [Name in IslandName]: () => Promise<Island<Name>> } = {
  reading: () => import('./lesson-reading.tsx').then((m) => m.LessonReading),
  completion: () => completion().then((m) => m.LessonCompletion),
  'completion-date': () => completion().then((m) => m.LessonCompletionDate),
  'complete-and-continue': () => completion().then((m) => m.CompleteAndContinue),
  'prompt-actions': () => import('#features/library/prompt-actions.tsx').then((m) => m.PromptActions),
  'prompt-filling': () => withNotebook(filling().then((m) => m.LibraryFilling)),
  'put-back': () => withNotebook(filling().then((m) => m.LibraryAnswer)),
  'fill-in': () => import('./fill-in.tsx').then((m) => m.FillIn),
  download: () => library().then((m) => m.Download),
  'note-field': () => notes().then((m) => m.NoteField),
  'note-answer': () => notes().then((m) => m.NoteAnswer),
  hunt: () => withNotebook(import('#features/hunt/hunt-answer.tsx').then((m) => m.HuntAnswer)),
  challenge: () =>
    withNotebook(import('#features/challenge/challenge-desk.tsx').then((m) => m.ChallengeDesk)),
  'challenge-state': () => withNotebook(challenges().then((m) => m.ChallengeState)),
  'module-six': () => withNotebook(challenges().then((m) => m.ModuleSix)),
  'bottom-bar': () => library().then((m) => m.BottomBar),
  'recipe-filling': () => withNotebook(filling().then((m) => m.RecipeFilling)),
  'recipe-answer': () => withNotebook(filling().then((m) => m.RecipeAnswer)),
  'figure-activity': () =>
    import('#features/figures/figure-activity.tsx').then((m) => m.FigureActivityIsland),
  'trade-day': () => withNotebook(week().then((m) => m.TradeDay)),
  'trade-progress': () => withNotebook(week().then((m) => m.TradeProgress)),
};

/** A lesson has twenty of these: their code, and the work of drawing them, waits until the reader comes near. */
const awaitingReader = new Set<string | undefined>([
  'fill-in',
  'note-field',
  'note-answer',
  'figure-activity',
]);

interface Mounted {
  place: HTMLElement;
  Component: ComponentType<Surroundings>;
  props: object;
}

async function mount(place: HTMLElement): Promise<Mounted> {
  const load = islands[place.dataset.island as IslandName] as () => Promise<Mounted['Component']>;
  return { place, Component: await load(), props: JSON.parse(place.dataset.props ?? '{}') as object };
}

/** Mounts the islands of a document, each as soon as its code has arrived. */
export function Islands({ body }: { body: RefObject<HTMLElement | null> }) {
  const [mounted, setMounted] = useState<Mounted[]>([]);
  const userId = useUserId();
  useEffect(() => {
    let isLeft = false;
    const show = (place: HTMLElement) =>
      mount(place).then((island) => !isLeft && setMounted((others) => [...others, island]), showBootFailure);
    const stops: (() => void)[] = [];
    for (const place of body.current?.querySelectorAll<HTMLElement>('[data-island]') ?? []) {
      if (awaitingReader.has(place.dataset.island))
        stops.push(onNear(place, stops.length, () => void show(place)));
      else void show(place);
    }
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
      setMounted([]);
    };
  }, [body]);
  return mounted.map(({ place, Component, props }, index) =>
    createPortal(
      <ReplacePlaceholder place={place}>
        <Component place={place} userId={userId} {...props} />
      </ReplacePlaceholder>,
      place,
      String(index),
    ),
  );
}

/** These enhance what the build drew in their place; the others replace it. */
const enhancing = new Set<string | undefined>(['bottom-bar', 'reading']);

/** The placeholder goes in the same frame in which the island appears, which takes over its focus and what was pressed in it. */
function ReplacePlaceholder({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [waiting] = useState(() => (enhancing.has(place.dataset.island) ? [] : [...place.childNodes]));
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const drawn = controlsOf(place);
    const focused = drawn.indexOf(document.activeElement as HTMLElement);
    for (const node of waiting) node.remove();
    const living = controlsOf(place);
    // A field may hold what was stored; everything else says what it said before.
    const successor = (index: number) =>
      living[index] instanceof HTMLTextAreaElement || living[index]?.textContent === drawn[index]?.textContent
        ? living[index]
        : undefined;
    if (waiting.length > 0) successor(focused)?.focus({ preventScroll: true });
    pressed.current = successor(Number(place.getAttribute('data-pressed') ?? -1));
    place.removeAttribute('data-pressed');
    place.toggleAttribute('data-mounted', true);
  }, [place, waiting]);
  useEffect(() => {
    pressed.current?.click();
    pressed.current = undefined;
  }, []);
  return children;
}
