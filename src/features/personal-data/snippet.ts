import type { Finding } from '#common/personal-data/finding.ts';

/** Characters to show on either side of a finding. */
const AROUND = 28;
/** A key may have forty lines; show only the beginning. */
const MOST = 60;

const shorten = (value: string) => (value.length > MOST ? `${value.slice(0, MOST)}…` : value);

/** A finding in its context: the line's text before it, the value, the line's text after it. */
export function snippetOf(text: string, { start, end, value }: Finding) {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  const isCutBefore = before.length === AROUND && start > AROUND;
  const isCutAfter = after.length === AROUND && end + AROUND < text.length;
  return {
    // Cut at whole words.
    before: isCutBefore ? `…${before.replace(/^\S*(?=\s)/u, '')}` : before,
    value: shorten(value.replace(/\s+/gu, ' ')),
    after: isCutAfter ? `${after.replace(/(?<=\s)\S*$/u, '').trimEnd()}…` : after,
  };
}
