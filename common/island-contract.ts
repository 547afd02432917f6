import type { FigureActivity } from './figure-activity.ts';
import type { PromptDatum } from '#common/prompts/fill-prompt.ts';

/**
 * Places of a page that come to life in the browser: the name stands in `data-island`, its data in `data-props`. A closed
 * list, as the blocks of a lesson are; src/islands/registry.ts knows the code of each, and a kind of exercise that of its own.
 */
export interface IslandProps extends PracticeIslandProps {
  /** The tools: each is the whole of its page. */
  auth: { tab: 'sign-in' | 'sign-up' };
  dashboard: { section: string };
  cuaderno: object;
  constancia: object;
  profile: object;
  search: object;
  import: object;
  manage: object;
  settings: object;
  'ui-gallery': object;
  /** Search, filter and cards of /prompts, /gpts and /cursos. */
  'prompt-list': object;
  'gpt-list': object;
  'course-list': object;
  /** Contents list, reading line, the offer to resume, answers unfolded for printing. */
  reading: { slug: string; module?: number | undefined };
  completion: { module: number };
  'completion-date': { module: number };
  'complete-and-continue': { module: number };
  /** The bar with which a library's prompt is copied and downloaded. */
  'prompt-actions': object;
  /** The fields of a library's prompt, whose text has the id `prompt`. */
  'prompt-filling': { slug: string; title: string; library: string; data: PromptDatum[] };
  /** An assistant's answer turned back, and the table of what was replaced. */
  'put-back': { slug: string };
  /** 'Rellenar' in a lesson's prompt, which stands in the same figure. */
  'fill-in': { title: string };
  /** A text file that the document brings along. */
  download: { fileName: string; text: string; label: string };
  /** A field for what a lesson asks to write down, and the answer where it is needed again. */
  'note-field': { id: string; question: string; words: NoteWords };
  'note-answer': { id: string; words: NoteWords };
  /** On narrow screens notifications make room for the bar at the lower edge. */
  'bottom-bar': object;
  /** What a figure does when the reader asks for it; `drawing` is what the ids of its SVG begin with. */
  'figure-activity': { drawing: string; activity: FigureActivity; words: FigureWords };
}

/** The islands of practice. Each kind of exercise adds its own: src/practice/<kind>/islands.ts. */
export interface PracticeIslandProps {
  practica: object;
}

/** What these islands say travels with the text: their code needs none of the notebook's other words. */
export interface NoteWords {
  kept: string;
  saved: string;
  failed: string;
  open: string;
  empty: string;
  writtenOn: string;
}

export interface FigureWords {
  loading: string;
  failed: string;
}

/** What a copy button of a document copies; decides what is said afterwards. */
export type CopyKind = 'prompt' | 'instructions' | 'code';

/** How far a learner is with an exercise. */
export type ExerciseState = 'new' | 'started' | 'solved';

export type IslandName = keyof IslandProps;

/** What can be pressed or typed into; an island's come in the order in which the build drew them in its place. */
export const controlsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, textarea'),
];
