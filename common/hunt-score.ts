/** What the score needs of a case: its answer, sentence by sentence, and which sentences have a planted fault. */
export interface HuntedAnswer {
  answer: readonly { fault?: unknown }[];
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
 * Judges the marks of one attempt; `marked` are the indexes of sentences.
 *
 * An answer without faults has one thing to find, that it can be sent as it is: '1 de 1' if the learner marked
 * nothing, else '0 de 1' ('0 de 0' would be the same for both).
 *
 * Solved means that the learner found every fault. A false alarm only costs its point, as a needless question costs
 * a minute at work; but some points must be left, or marking everything would solve every case.
 */
export function scoreHunt({ answer }: HuntedAnswer, marked: ReadonlySet<number>): HuntResult {
  const verdicts = answer.map(({ fault }, index) => verdictOf(fault !== undefined, marked.has(index)));
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
