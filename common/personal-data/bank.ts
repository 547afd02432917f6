import { countrySpecs, isValidIBAN } from 'ibantools';
import { luhnChecksumValidate } from 'stdnum/lib/esm/util/checksum.js';
import { isAmount, type ContextBefore } from './context.ts';
import { certainty, type Candidate } from './finding.ts';

/** Every country's IBAN has its own length: that separates it from what follows (BIC, the next word). */
export function findIbans(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: head, index: start } of text.matchAll(/(?<![\p{L}\d])[a-z]{2}\d{2}/giu)) {
    const length = countrySpecs[head.slice(0, 2).toUpperCase()]?.chars;
    if (!length) continue;
    let end = start + head.length;
    let compact = head;
    while (compact.length < length && end < text.length) {
      const gap = /[ \u00a0\u202f-]/.test(text.charAt(end)) ? 1 : 0;
      const next = text.charAt(end + gap);
      if (!/[a-z\d]/i.test(next)) break;
      compact += next;
      end += gap + 1;
    }
    if (/^[\p{L}\d]/u.test(text.slice(end, end + 2)) || !isValidIBAN(compact.toUpperCase())) continue;
    found.push({ kind: 'iban', start, end, certainty: certainty.secret });
  }
  return found;
}

const card =
  /(?<![\p{L}\d]|\d[.,/ -])(?:\d{4}([ -]?)\d{4}\1\d{4}\1\d{1,7}|3[47]\d{2}([ -]?)\d{6}\2\d{5}|3[0689]\d{2}([ -]?)\d{6}\3\d{4})(?![\p{L}\d]|[.,/-]\d)/gu;

/** First digits and length of the networks that a learner's customers pay with: Visa, Mastercard, Amex, Diners, Discover, Maestro. */
const network =
  /^(?:4\d{12}(?:\d{3}|\d{6})?|(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d{2}|4[4-9]\d)\d{12}|(?:50|5[6-8]|6[37])\d{14})$/;

export function findCards(text: string, contextBefore: ContextBefore): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: value, index: start } of text.matchAll(card)) {
    const digits = value.replace(/\D/g, '');
    const end = start + value.length;
    if (!network.test(digits) || !luhnChecksumValidate(digits) || isAmount(text, start, end)) continue;
    // Sixteen digits in a row may be the number of a parcel; in fours they are a card.
    if (digits === value && contextBefore(start) === 'otro') continue;
    found.push({ kind: 'tarjeta', start, end, certainty: certainty.shape });
  }
  return found;
}
