import type { Content } from '#tools/content/content.ts';
import { gpts } from '#tools/content/library/entries.ts';
import { challenges } from './challenge/kind.ts';
import { hunts } from './hunt/kind.ts';
import type { KindWords, PracticeKind, SectionExercise } from './kind.ts';
import { lessonQuestions, questions, type LessonQuestion } from './review/kind.ts';
import { trades } from './trade/kind.ts';
import { workshop } from './workshop/kind.ts';

/** Every kind of exercise, in the order in which a lesson's section names them. Lists, totals, pages and checks derive from it. */
export const practiceKinds = { hunts, challenges, workshop, trades, questions } satisfies Record<
  string,
  PracticeKind
>;

type Kinds = typeof practiceKinds;
type KindName = keyof Kinds;

export const allKinds = Object.entries<PracticeKind>(practiceKinds).map(([name, kind]) => ({
  ...kind,
  name: name as KindName,
}));

/** The list of each kind, by its name. */
export const practiceLists = Object.fromEntries(allKinds.map(({ name, list }) => [name, list])) as {
  [Name in KindName]: Kinds[Name]['list'];
};

type Every<Words> = (Words extends unknown ? (one: Words) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The words of all kinds, by their names. */
export const practiceWords = Object.assign({}, ...allKinds.map(({ words }) => words)) as Every<
  Kinds[KindName]['words']
>;

/** The number of exercises of each kind, for pages that do not list them. */
export const practiceTotals = (content: Content) =>
  Object.fromEntries(allKinds.map(({ name, total }) => [name, total(content)])) as Record<KindName, number>;

const counts = new Map<string, (content: Content) => number>([
  ...allKinds.flatMap((kind) => Object.entries(kind.counts)),
  ['kits', (content) => gpts.files(content).length],
]);
const place = new RegExp(`\\{(${[...counts.keys()].join('|')})\\}`, 'g');

/** Fills the current counts into the placeholders of a page's words, such as `{casos}`. */
export const withCounts = (content: Content, data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replace(place, (_, name: string) => String(counts.get(name)?.(content))));

interface LessonPractice {
  /** By lesson. */
  questions: Record<string, LessonQuestion[]>;
  exercises: (SectionExercise & { kind: KindWords })[];
}

/** The exercises of each section of each lesson. */
export const lessonPractice = (content: Content): LessonPractice => ({
  questions: lessonQuestions(content),
  exercises: allKinds.flatMap(({ sections }) =>
    sections ? sections.of(content).map((exercise) => ({ kind: sections.name, ...exercise })) : [],
  ),
});
