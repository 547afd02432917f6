import { notebook as questions } from '#content.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';
import type { NotebookValues } from '#lib/notebook/records.ts';

/** The number of lesson questions with an answer. */
export const writtenNotes = (records: NotebookState['records']): number =>
  questions.filter(({ id }) => {
    const note = records.get(`note/${id}`)?.value as NotebookValues['note'] | undefined;
    return note !== undefined && note.text.trim() !== '';
  }).length;
