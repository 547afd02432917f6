import type { Content } from '#tools/content/content.ts';
import { challenges } from './challenge/kind.ts';
import { hunts } from './hunt/kind.ts';
import type { PracticeKind } from './kind.ts';
import { questions } from './review/kind.ts';
import { trades } from './trade/kind.ts';
import { workshop } from './workshop/kind.ts';

/** Every kind of exercise, in the order in which a section of a lesson names them. Lists, totals, pages and checks come from here. */
export const practiceKinds = { hunts, challenges, workshop, trades, questions } satisfies Record<
  string,
  PracticeKind
>;

type Kinds = typeof practiceKinds;
export type KindName = keyof Kinds;

/** For a loop over all of them. */
export const allKinds = Object.entries<PracticeKind>(practiceKinds).map(([name, kind]) => ({
  ...kind,
  name: name as KindName,
}));

/** The list of each kind, by its name. */
export const practiceLists = Object.fromEntries(allKinds.map(({ name, list }) => [name, list])) as {
  [Name in KindName]: Kinds[Name]['list'];
};

/** How many there are of each, for pages that count without listing. */
export const practiceTotals = (content: Content) =>
  Object.fromEntries(allKinds.map(({ name, total }) => [name, total(content)])) as Record<KindName, number>;

const counts = new Map(allKinds.flatMap((kind) => Object.entries(kind.counts)));
const place = new RegExp(`\\{(${[...counts.keys()].join('|')})\\}`, 'g');

/** The words of a page in which `{casos}` and its like stand as today's counts. */
export const withCounts = (content: Content, data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replace(place, (_, name: string) => String(counts.get(name)?.(content))));
