import { findCards, findIbans } from './bank.ts';
import { readContexts } from './context.ts';
import { findEmails } from './emails.ts';
import type { Candidate, Finding } from './finding.ts';
import { findIdentityNumbers } from './identity.ts';
import { findPhones } from './phones.ts';
import { findSecrets } from './secrets.ts';

const finders = [findSecrets, findEmails, findIbans, findCards, findIdentityNumbers, findPhones];

/** The surest first, then the longest; each character belongs to one finding. */
function withoutOverlaps(candidates: Candidate[], length: number): Candidate[] {
  const taken = new Uint8Array(length);
  return candidates
    .toSorted((a, b) => b.certainty - a.certainty || b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    });
}

const plain = (value: string) => value.toLowerCase().replace(/[\s().-]/g, '');

/**
 * Personal data in a text, in the order of the text and without overlaps. It does not guess names, nor report
 * `ownContacts`, the school's public addresses and numbers.
 */
export function findPersonalData(text: string, ownContacts: readonly string[] = []): Finding[] {
  const contextBefore = readContexts(text);
  const known = new Set(ownContacts.map(plain));
  return withoutOverlaps(
    finders.flatMap((find) => find(text, contextBefore)),
    text.length,
  )
    .map(({ kind, start, end }) => ({ kind, value: text.slice(start, end), start, end }))
    .filter(({ value }) => !known.has(plain(value)))
    .sort((a, b) => a.start - b.start);
}
