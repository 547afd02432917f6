/** What the score needs of a case: its answer, sentence by sentence, and which of them carry a planted fault. */
export interface HuntedAnswer {
  respuesta: readonly { fallo?: unknown }[];
}

export type Verdict = 'found' | 'missed' | 'false-alarm' | 'right';

export interface HuntResult {
  /** One for each sentence, in order. */
  verdicts: Verdict[];
  found: number;
  missed: number;
  falseAlarms: number;
  /** 'Puntuación: {points} de {outOf}'. */
  points: number;
  outOf: number;
  isSolved: boolean;
}

function verdictOf(isFault: boolean, isMarked: boolean): Verdict {
  if (isFault) return isMarked ? 'found' : 'missed';
  return isMarked ? 'false-alarm' : 'right';
}

/**
 * Judges the marks of one go; `marked` are places in the answer, counted from 0.
 *
 * An answer without faults holds one thing to find, that it can go out as it stands: '1 de 1' when nothing was
 * marked, '0 de 1' otherwise ('0 de 0' would say the same of both).
 *
 * Solved means that every fault was found. A false alarm costs its point and no more, as a question too many
 * costs a minute at work; but points must be left, or marking everything would solve every case.
 */
export function scoreHunt({ respuesta }: HuntedAnswer, marked: ReadonlySet<number>): HuntResult {
  const verdicts = respuesta.map(({ fallo }, index) => verdictOf(fallo !== undefined, marked.has(index)));
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length;
  const found = count('found');
  const missed = count('missed');
  const falseAlarms = count('false-alarm');

  const faults = found + missed;
  const outOf = Math.max(faults, 1);
  const hits = faults === 0 ? 1 : found;
  const points = Math.max(hits - falseAlarms, 0);
  return { verdicts, found, missed, falseAlarms, points, outOf, isSolved: missed === 0 && points > 0 };
}
