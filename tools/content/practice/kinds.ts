import type { Content } from '#tools/content/content.ts';
import { challenges } from './challenge/kind.ts';
import { hunts } from './hunt/kind.ts';
import type { KindWords, PracticeKind, SectionExercise } from './kind.ts';
import { lessonQuestions, questions, type LessonQuestion } from './review/kind.ts';
import { trades } from './trade/kind.ts';
import { workshop } from './workshop/kind.ts';

/** Every kind of exercise, in the order in which a section of a lesson names them. Lists, totals, pages and checks come from here. */
export const practiceKinds = { hunts, challenges, workshop, trades, questions } satisfies Record<
  string,
  PracticeKind
>;

type Kinds = typeof practiceKinds;
type KindName = keyof Kinds;

/** For a loop over all of them. */
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

/** How many there are of each, for pages that count without listing. */
export const practiceTotals = (content: Content) =>
  Object.fromEntries(allKinds.map(({ name, total }) => [name, total(content)])) as Record<KindName, number>;

const counts = new Map(allKinds.flatMap((kind) => Object.entries(kind.counts)));
const place = new RegExp(`\\{(${[...counts.keys()].join('|')})\\}`, 'g');

/** The words of a page in which `{casos}` and its like stand as today's counts. */
export const withCounts = (content: Content, data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replace(place, (_, name: string) => String(counts.get(name)?.(content))));

interface LessonPractice {
  /** By lesson. */
  questions: Record<string, LessonQuestion[]>;
  exercises: (SectionExercise & { kind: KindWords })[];
}

/** What the sections of lessons offer to practise. */
export const lessonPractice = (content: Content): LessonPractice => ({
  questions: lessonQuestions(content),
  exercises: allKinds.flatMap(({ sections }) =>
    sections ? sections.of(content).map((exercise) => ({ kind: sections.name, ...exercise })) : [],
  ),
});
