import type { FigureActivity } from './figure-activity.ts';
import type { PromptDatum } from './fill-prompt.ts';
import type { LessonPlace } from './lesson-tree.ts';

/**
 * The interactive parts of a page: `data-island` has the name, `data-props` its data. A closed list, like the blocks of a
 * lesson; src/islands/registry.ts has the code of each, and each kind of exercise that of its own.
 */
export interface IslandProps extends PracticeIslandProps {
  /** The tools: each is a whole page. */
  auth: { tab: 'sign-in' | 'sign-up' };
  dashboard: { section: string; lessons: LessonPlace[] };
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
  /** The bar to copy and download a library's prompt. */
  'prompt-actions': object;
  /** The fields of a library's prompt, whose text has the id `prompt`. */
  'prompt-filling': { slug: string; title: string; library: string; data: PromptDatum[] };
  /** Restores the values in an assistant's answer, and shows the table of replacements. */
  'put-back': { slug: string };
  /** 'Rellenar' for a lesson's prompt in the same figure. */
  'fill-in': { title: string };
  /** A text file that the document contains. */
  download: { fileName: string; text: string; label: string };
  /** A field for a note that a lesson asks for, and the note where a lesson recalls it. */
  'note-field': { id: string; question: string; words: NoteWords };
  'note-answer': { id: string; words: NoteWords };
  /** On narrow screens notifications make room for the bar at the lower edge. */
  'bottom-bar': object;
  /** What a figure does when the reader opens its activity; `drawing` is the prefix of the ids in its SVG. */
  'figure-activity': { drawing: string; activity: FigureActivity; words: FigureWords };
}

/** The islands of practice. Each kind of exercise adds its own: src/practice/<kind>/islands.ts. */
export interface PracticeIslandProps {
  practica: object;
}

/** The words of these islands are in the document, so their code does not load the notebook's other words. */
interface NoteWords {
  kept: string;
  saved: string;
  failed: string;
  open: string;
  empty: string;
  writtenOn: string;
}

interface FigureWords {
  loading: string;
  failed: string;
}

/** What a document's copy button copies; decides the message afterwards. */
export type CopyKind = 'prompt' | 'instructions' | 'plan' | 'code';

/** How far a learner is with an exercise. */
export type ExerciseState = 'new' | 'started' | 'solved';

export type IslandName = keyof IslandProps;

/** The controls of an island's place, in the order in which the build drew them. */
export const controlsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, textarea'),
];
