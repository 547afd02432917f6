/**
 * The kinds of exercise, in the order of /practica. `id` is part of addresses (/practica/<id>) and content/, `folder` holds the
 * kind's code in src/practice/. A kind with `entries` has an address for each exercise.
 */
export const exerciseKinds = [
  { id: 'errores', folder: 'hunt', entries: 'hunts' },
  { id: 'taller', folder: 'workshop' },
  { id: 'retos', folder: 'challenge', entries: 'challenges' },
  { id: 'oficios', folder: 'trade', entries: 'trades' },
  { id: 'repaso', folder: 'review' },
] as const;

export type ExerciseKind = (typeof exerciseKinds)[number];
export type ExerciseKindId = ExerciseKind['id'];
export type KindWithEntries = Extract<ExerciseKind, { entries: string }>;

/** The kind's own page. */
export const kindPath = <Id extends ExerciseKindId>(id: Id) => `/practica/${id}` as const;

/** Module 6 requires this many challenges, and this many cases (open point 22). */
export const MODULE_SIX_NEEDS = 4;

/** Questions of review per day (record 0026), unless the learner asks for more. */
export const QUESTIONS_A_DAY = 10;
