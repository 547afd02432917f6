import type { NotebookRecord, NotebookValues, RecordId } from '#lib/notebook/records.ts';
import type { ExerciseState } from '#common/island-contract.ts';
import { FULL_SCORE } from '#common/craft/boxes.ts';

/** Where the notebook keeps what is written for a task of one's own: no exercise, and never solved. */
export const OWN_TASK = 'libre';
const ownTaskRecord: RecordId<'workshop'> = `workshop/${OWN_TASK}`;

export function workshopState(record: NotebookRecord | undefined): ExerciseState {
  if (!record || record.id === ownTaskRecord) return 'new';
  const { best, boxes } = record.value as NotebookValues['workshop'];
  if (best === FULL_SCORE) return 'solved';
  return Object.values(boxes).some((text) => text.trim()) ? 'started' : 'new';
}
