import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { isAmount, type ContextBefore } from './context.ts';
import { certainty, type Candidate } from './finding.ts';

/** Mexican mobile numbers had a 1 after the prefix until 2019, and people still write it. */
const isInternational = (digits: string) =>
  parsePhoneNumberFromString(`+${digits.replace(/^521(?=\d{10}$)/, '52')}`)?.isValid() ?? false;
const isNational = (digits: string, country: CountryCode) =>
  parsePhoneNumberFromString(digits, country)?.isValid() ?? false;

/** Where learners and their customers are; a number after the word 'teléfono' may be from any of them. */
const countries: CountryCode[] = [
  'ES',
  'MX',
  'AR',
  'CL',
  'CO',
  'PE',
  'EC',
  'UY',
  'BO',
  'CR',
  'CU',
  'DO',
  'GT',
  'HN',
  'NI',
  'PA',
  'PR',
  'PY',
  'SV',
  'VE',
];

/** Between the digits of one number. */
const GAP = '[ \\u00a0().\\-/]';
const NOT_INSIDE = '(?<![\\p{L}\\d+]|\\d[.,/-])';

/** The longest start of `value`, cut between groups of digits, that is a number: the rest may be another one. */
function longestValid(value: string, isValid: (digits: string) => boolean): string | undefined {
  for (let part = value; part.length > 6; part = part.replace(/\d+$/, '').replace(/\D+$/, ''))
    if (isValid(part.replace(/\D/g, ''))) return part;
  return undefined;
}

const international = new RegExp(
  `${NOT_INSIDE}(?:\\(?\\+|00)\\d{1,4}(?:${GAP}{0,2}\\d{1,12}){1,6}|(?:wa\\.me/|tel:|[?&]phone=)\\+?\\d{8,15}`,
  'giu',
);

function findInternational(text: string, contextBefore: ContextBefore): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: match, index } of text.matchAll(international)) {
    const value = match.replace(/^(?:wa\.me\/|tel:|[?&]phone=)/i, '');
    if (value.startsWith('00') && contextBefore(index) === 'otro') continue;
    const part = longestValid(value, (digits) => isInternational(digits.replace(/^00/, '')));
    const start = index + match.length - value.length;
    if (part && !isAmount(text, start, start + part.length))
      found.push({ kind: 'telefono', start, end: start + part.length, certainty: certainty.shape });
  }
  return found;
}

const national = new RegExp(`${NOT_INSIDE}\\(?\\d{1,13}(?:${GAP}{1,2}\\d{2,8}){0,5}`, 'gu');

/** One million or more with thousands separators, and dates. */
const otherNumber = /^(?:\d{1,2}(?:[ .]\d{3})+|\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}([-/.])\d{2}\2\d{2})$/;
const isListed = (between: string) => /^[\s,;/|]*(?:[yo]\s+)?$/u.test(between);

/** Numbers after 'teléfono', 'móvil', 'WhatsApp'; and those that follow one in a list. */
function findNamed(text: string, contextBefore: ContextBefore): Candidate[] {
  const found: Candidate[] = [];
  let listEnd = -1;
  national.lastIndex = 0;
  for (let match = national.exec(text); match; match = national.exec(text)) {
    const { 0: value, index: start } = match;
    if (value.length < 7) continue;
    const isNamed =
      contextBefore(start) === 'telefono' ||
      (listEnd >= 0 && start - listEnd < 8 && isListed(text.slice(listEnd, start)));
    if (!isNamed || otherNumber.test(value)) continue;
    const part = longestValid(value, (digits) => countries.some((country) => isNational(digits, country)));
    if (!part || isAmount(text, start, start + part.length)) continue;
    listEnd = start + part.length;
    // The rest of the match may be the next number.
    national.lastIndex = listEnd;
    if (!/^[\p{L}\d]/u.test(text.charAt(listEnd)))
      found.push({ kind: 'telefono', start, end: listEnd, certainty: certainty.word });
  }
  return found;
}

/** How people of a country write a number, if neither amounts nor dates look like that. `_` is a blank or a hyphen. */
const groupings: [CountryCode, string][] = [
  [
    'ES',
    '[67]\\d{2}_\\d{3}_\\d{3}|[6-9]\\d{2}_\\d{2}_\\d{2}_\\d{2}|[89]\\d{2}_\\d{3}_\\d{3}|9\\d_\\d{3}_\\d{2}_\\d{2}',
  ],
  [
    'MX',
    '(?:55|56|33|81)_\\d{4}_\\d{4}|\\((?:55|56|33|81)\\) ?\\d{4}_\\d{4}|\\([2-9]\\d{2}\\) ?\\d{3}_\\d{4}|[2-9]\\d{2}_\\d{3}_\\d{4}',
  ],
  ['AR', '\\(?(?:011|11)\\)?_\\d{4}_\\d{4}|\\(0\\d{2,4}\\) ?(?:15_)?\\d{2,4}_\\d{4}'],
  ['CL', '9_\\d{4}_\\d{4}|2_2\\d{3}_\\d{4}|\\(2\\) ?2\\d{3}_\\d{4}'],
  ['CO', '(?:3\\d{2}|60\\d)_\\d{3}_\\d{4}|\\(60\\d\\) ?\\d{3}_\\d{4}|3\\d{2}_\\d{3}_\\d{2}_\\d{2}'],
  ['PE', '9\\d{2}_\\d{3}_\\d{3}|\\(01\\) ?\\d{3}_\\d{4}'],
  ['EC', '09\\d_\\d{3}_\\d{4}|\\(?0[2-7]\\)?_\\d{3}_\\d{4}'],
  ['UY', '09\\d_\\d{3}_\\d{3}'],
];
const grouped = new RegExp(
  `(?<![\\p{L}\\d+(]|\\d[ .,/-])(?:${groupings.map(([, shapes]) => `(${shapes.replaceAll('_', '[ -]')})`).join('|')})(?![\\p{L}\\d]|[ .,/-]\\d)`,
  'gu',
);

function findGrouped(text: string, contextBefore: ContextBefore): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: value, index: start } of text.matchAll(grouped)) {
    const digits = value.replace(/\D/g, '');
    const end = start + value.length;
    // Round numbers are amounts, with a blank as thousands separator.
    if (digits.endsWith('000') || contextBefore(start) === 'otro' || isAmount(text, start, end)) continue;
    if (groupings.some(([country, shapes]) => isShaped(value, shapes) && isNational(digits, country)))
      found.push({ kind: 'telefono', start, end, certainty: certainty.grouping });
  }
  return found;
}

const isShaped = (value: string, shapes: string) =>
  new RegExp(`^(?:${shapes.replaceAll('_', '[ -]')})$`).test(value);

export function findPhones(text: string, contextBefore: ContextBefore): Candidate[] {
  return [findInternational, findNamed, findGrouped].flatMap((find) => find(text, contextBefore));
}
