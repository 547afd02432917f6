import { mergeEquivalences, type Equivalence } from '#lib/notebook/records.ts';
import { tagWords, type Finding, type Kind } from '#common/personal-data/finding.ts';

export type { Equivalence };

/** Letters and a number in brackets, also as assistants give them back: bold, underscores or more blanks inside, brackets escaped. */
const INSIDE = '[\\s*_]{0,6}([\\p{L}\\p{M}]{3,12})[\\s*_-]{0,6}(\\d{1,5})[\\s*_]{0,6}';
const tag = new RegExp(`\\\\\\[${INSIDE}\\\\\\]|\\[${INSIDE}\\]`, 'gu');

/** Equal for 'TELÉFONO 1', 'Telefono  1' and 'TELÉFONO 01'. */
const nameOf = (word = '', number = '') =>
  `${word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()} ${Number(number)}`;

/** `CORREO` of `[CORREO 1]`. */
const wordOf = (whole: string) => whole.slice(1, whole.lastIndexOf(' '));

const tagsIn = (text: string) =>
  [...text.matchAll(tag)].map((match) => nameOf(match[1] ?? match[3], match[2] ?? match[4]));

/**
 * One equivalence per finding, in their order: the same value has the same tag, known values keep theirs, and no new tag
 * is one that the text already has.
 */
export function tagFindings(
  text: string,
  findings: readonly Finding[],
  known: readonly Equivalence[] = [],
): Equivalence[] {
  const used = new Set([...tagsIn(text), ...known.flatMap((one) => tagsIn(one.tag))]);
  const tagged = new Map(known.map((one) => [`${wordOf(one.tag)} ${one.value}`, one]));
  const lastNumber = new Map<Kind, number>();
  return findings.map(({ kind, value }) => {
    const key = `${tagWords[kind]} ${value}`;
    const before = tagged.get(key);
    if (before) return before;
    let number = (lastNumber.get(kind) ?? 0) + 1;
    while (used.has(nameOf(tagWords[kind], String(number)))) number += 1;
    lastNumber.set(kind, number);
    const equivalence = { tag: `[${tagWords[kind]} ${number}]`, value };
    tagged.set(key, equivalence);
    return equivalence;
  });
}

/** Puts tags in place of findings (in the order of the text), and returns what each replaces. */
export function replaceFindings(
  text: string,
  findings: readonly Finding[],
  known: readonly Equivalence[] = [],
): { text: string; equivalences: Equivalence[] } {
  const used = tagFindings(text, findings, known);
  let end = 0;
  const parts = findings.flatMap((finding, index) => {
    const before = text.slice(end, finding.start);
    end = finding.end;
    return [before, used[index]?.tag ?? ''];
  });
  return { text: parts.join('') + text.slice(end), equivalences: mergeEquivalences(known, used) };
}

/** 'Reponer datos': an assistant's answer with the real values. Unknown tags stay as they are. */
export function restoreValues(answer: string, equivalences: readonly Equivalence[]): string {
  const values = new Map(equivalences.flatMap((one) => tagsIn(one.tag).map((name) => [name, one.value])));
  return answer.replace(tag, (whole, ...groups: (string | undefined)[]) => {
    const [word, number, otherWord, otherNumber] = groups;
    return values.get(nameOf(word ?? otherWord, number ?? otherNumber)) ?? whole;
  });
}
