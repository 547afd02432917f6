import type { NotebookState } from '#lib/notebook/notebook.ts';
import { recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';
import { fold } from '#common/fold.ts';

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

/** The searchable text of each record; a changed prompt is a new record object. */
const folded = new WeakMap<Kept, string>();

function searched(record: Kept): string {
  const { title, text, note } = record.value;
  const known = folded.get(record) ?? fold(`${title}\n${text}\n${note}`);
  folded.set(record, known);
  return known;
}

/** The prompts with every word of the query in title, text or note, ignoring accents. */
export function searchPrompts(
  records: NotebookState['records'],
  ids: readonly Kept['id'][],
  query: string,
): readonly Kept['id'][] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return ids;
  return ids.filter((id) => {
    const record = records.get(id) as Kept | undefined;
    return record !== undefined && words.every((word) => searched(record).includes(word));
  });
}
