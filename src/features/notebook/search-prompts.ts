import { fold } from '#common/fold.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';

type Kept = NotebookRecord<'prompt'>;

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
