import type { NotebookState } from '#lib/notebook/notebook.ts';
import { recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';

type Kept = NotebookRecord<'prompt'>;

/**
 * Lists the saved prompts, newest first. It returns the same list, without sorting again, until a prompt is added, deleted
 * or gets another date; typing in a prompt changes none of that.
 */
export function rememberOrder() {
  let seen: NotebookState['records'] | undefined;
  let known: Kept[] = [];
  let order: Kept['id'][] = [];
  return (records: NotebookState['records']): readonly Kept['id'][] => {
    if (records === seen) return order;
    const prompts = recordsOf(records, 'prompt');
    if (prompts.length !== known.length || prompts.some((prompt, index) => hasMoved(prompt, known[index])))
      order = [...prompts].sort((a, b) => b.value.savedAt - a.value.savedAt).map(({ id }) => id);
    seen = records;
    known = prompts;
    return order;
  };
}

const hasMoved = (prompt: Kept, before: Kept | undefined) =>
  prompt !== before && (prompt.id !== before?.id || prompt.value.savedAt !== before.value.savedAt);
