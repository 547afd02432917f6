import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';
import type { ExerciseState } from '#common/island-contract.ts';

/** Apart from what changes a record: the list of challenges reads and never writes. */
export function challengeState(record: NotebookRecord | undefined): ExerciseState {
  const challenge = record?.value as NotebookValues['challenge'] | undefined;
  if (challenge?.isSolved) return 'solved';
  if (!challenge) return 'new';
  const { typed, tries, hints, solutionOn, minutes } = challenge;
  const isTimed = Object.values(minutes).some((value) => value !== null);
  return typed.trim() !== '' || tries > 0 || hints > 0 || solutionOn || isTimed ? 'started' : 'new';
}
