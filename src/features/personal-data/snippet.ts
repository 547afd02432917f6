import type { Finding } from '#common/personal-data/finding.ts';

/** So much of a line on either side tells a learner which place is meant. */
const AROUND = 28;
/** Of a key of forty lines the beginning is enough. */
const MOST = 60;

const shorten = (value: string) => (value.length > MOST ? `${value.slice(0, MOST)}…` : value);

/** A finding in its place: the end of the line before it, the value, the beginning of the line after it. */
export function snippetOf(text: string, { start, end, value }: Finding) {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  const isCutBefore = before.length === AROUND && start > AROUND;
  const isCutAfter = after.length === AROUND && end + AROUND < text.length;
  return {
    // Whole words where a line was cut.
    before: isCutBefore ? `…${before.replace(/^\S*(?=\s)/u, '')}` : before,
    value: shorten(value.replace(/\s+/gu, ' ')),
    after: isCutAfter ? `${after.replace(/(?<=\s)\S*$/u, '').trimEnd()}…` : after,
  };
}
