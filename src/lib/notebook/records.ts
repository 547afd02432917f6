/**
 * What the notebook keeps in the learner's browser. A record is the smallest thing that two tabs may write at the same
 * time; its id is its kind and a name: `note/tareas`, `profile/company`, `prompt/3f2a…`.
 */
export interface Equivalence {
  /** Replaces the value in the text: `[CORREO 1]`. */
  tag: string;
  value: string;
}

/** `known`, then the tags that only `found` has: a tag in a text that the learner already copied keeps its meaning. */
export const mergeEquivalences = (
  known: readonly Equivalence[],
  found: readonly Equivalence[],
): Equivalence[] =>
  [...known, ...found].filter(({ tag }, index, all) => all.findIndex((one) => one.tag === tag) === index);

/** Each kind of exercise adds its own: src/practice/<kind>/record.ts. */
export interface NotebookValues {
  /** What the learner typed into a prompt's fields, by variable, and the tags that replace personal data. */
  filling: { values: Record<string, string>; equivalences: Equivalence[] };
  /** A prompt that the learner keeps. */
  prompt: {
    title: string;
    text: string;
    note: string;
    /** Where it comes from: an address of the school and the name of that place. */
    from: { to: string; label: string };
    savedAt: number;
    verdict: 'worked' | 'with-changes' | 'failed' | null;
    equivalences: Equivalence[];
  };
  /** The answer to a question that a lesson asks. */
  note: { text: string };
  /** The two context profiles: a text, or a list of them, by the specification's field names. */
  profile: { fields: Record<string, string | string[]> };
  /** The seven days of the guide: when they begin (YYYY-MM-DD), and which are done (1 to 7). */
  week: { start: string | null; done: number[] };
  /** The sections of a lesson whose end the learner has reached, by anchor: `sections-read/modulo-1`. */
  'sections-read': { sections: string[] };
  /** Whose certificate it is: one record, `certificate/name`. */
  certificate: { name: string };
}

export type RecordKind = keyof NotebookValues;
export type RecordId<Kind extends RecordKind = RecordKind> = `${Kind}/${string}`;

export interface NotebookRecord<Kind extends RecordKind = RecordKind> {
  id: RecordId<Kind>;
  /** Milliseconds since 1970; of two versions the newer one counts. */
  updatedAt: number;
  value: NotebookValues[Kind];
}

/** All records of a kind, e.g. every kept prompt. */
export const recordsOf = <Kind extends RecordKind>(
  records: ReadonlyMap<string, NotebookRecord>,
  kind: Kind,
) => [...records.values()].filter((record): record is NotebookRecord<Kind> => kindOf(record.id) === kind);

export type KindCounts = Partial<Record<RecordKind, number>>;

export function countKinds(ids: Iterable<string>): KindCounts {
  const counts: KindCounts = {};
  for (const id of ids) counts[kindOf(id)] = (counts[kindOf(id)] ?? 0) + 1;
  return counts;
}

/** A unique name for a record. (`crypto.randomUUID` needs https.) */
export const newName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

export const kindOf = (id: string) => id.slice(0, id.indexOf('/')) as RecordKind;
