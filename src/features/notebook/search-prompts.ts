import type { NotebookRecord } from '#lib/notebook/records.ts';

/** One's own words, typed in a hurry: accents and capitals do not count here. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have every word of the query somewhere in title, text or note. */
export function searchPrompts(prompts: NotebookRecord<'prompt'>[], query: string) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return prompts.filter(({ value: { title, text, note } }) => {
    const all = plain(`${title}\n${text}\n${note}`);
    return words.every((word) => all.includes(word));
  });
}
