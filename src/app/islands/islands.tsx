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
import { controlsOf, type IslandName, type IslandProps } from '#lib/islands.ts';
import { onNear } from '#lib/on-near.ts';
import { showBootFailure } from '#lib/boot-failure.ts';

type Island<Name extends IslandName> = ComponentType<IslandProps[Name] & { place: HTMLElement }>;

const learner = () => import('./learner-islands.tsx');
const library = () => import('./library-islands.tsx');
const notebook = () => import('./notebook-islands.tsx');
const trade = () => import('./trade-islands.tsx');
const practice = () => import('./practice-islands.tsx');
const challenge = () => import('./challenge-islands.tsx');
const challenges = () => import('./challenge-list-islands.tsx');

/** The component of each island; its code is fetched when a document has a place for it. */
const islands: { [Name in IslandName]: () => Promise<Island<Name>> } = {
  reading: () => learner().then((m) => m.Reading),
  completion: () => learner().then((m) => m.Completion),
  'completion-date': () => learner().then((m) => m.CompletionDate),
  'complete-and-continue': () => learner().then((m) => m.CompleteAndContinue),
  'prompt-actions': () => library().then((m) => m.PromptActions),
  'prompt-filling': () => library().then((m) => m.promptFilling()),
  'put-back': () => library().then((m) => m.putBack()),
  'fill-in': () => import('./fill-in.tsx').then((m) => m.FillIn),
  download: () => library().then((m) => m.Download),
  'note-field': () => notebook().then((m) => m.NoteField),
  'note-answer': () => notebook().then((m) => m.NoteAnswer),
  hunt: () => practice().then((m) => m.hunt()),
  challenge: () => challenge().then((m) => m.challenge()),
  'challenge-state': () => challenges().then((m) => m.challengeState()),
  'module-six': () => challenges().then((m) => m.moduleSix()),
  'bottom-bar': () => library().then((m) => m.BottomBar),
  'recipe-filling': () => trade().then((m) => m.recipeFilling()),
  'recipe-answer': () => trade().then((m) => m.recipeAnswer()),
  'figure-activity': () =>
    import('#features/figures/figure-activity.tsx').then((m) => m.FigureActivityIsland),
  'trade-day': () => trade().then((m) => m.tradeDay()),
  'trade-progress': () => trade().then((m) => m.tradeProgress()),
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
  Component: ComponentType<{ place: HTMLElement }>;
  props: object;
}

async function mount(place: HTMLElement): Promise<Mounted> {
  const load = islands[place.dataset.island as IslandName] as () => Promise<Mounted['Component']>;
  return { place, Component: await load(), props: JSON.parse(place.dataset.props ?? '{}') as object };
}

/** Mounts the islands of a document, each as soon as its code has arrived. */
export function Islands({ body }: { body: RefObject<HTMLElement | null> }) {
  const [mounted, setMounted] = useState<Mounted[]>([]);
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
        <Component place={place} {...props} />
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
