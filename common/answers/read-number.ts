/** Why a text is not a number to compare. */
export type NumberProblem = 'number' | 'several-numbers';

interface WrittenNumber {
  /** What it may mean: '1.234' is a thousand and something in Spain, one and something in Mexico. */
  readings: number[];
  isPercentage: boolean;
}

const DIGITS = String.raw`\d+(?:[.,'][\d.,']*\d|[ ]\d{3}(?!\d))*`;
/** Also matches ',5'; the point in 'Bs.5' belongs to the currency. */
const AMOUNT = new RegExp(String.raw`(?<=^|[\s($€-])[.,]\d+|${DIGITS}`, 'g');

/** Reads an amount as people of any Spanish-speaking country write it, with or without its unit. */
export function readNumber(typed: string): WrittenNumber | NumberProblem {
  const text = normalise(typed);
  const found = [...text.matchAll(AMOUNT)];
  const [first] = found;
  if (!first) return 'number';
  if (found.length > 1) return 'several-numbers';
  const before = text.slice(0, first.index);
  const after = text.slice(first.index + first[0].length);
  const factor = (isNegative(before, after) ? -1 : 1) * scaleOf(after);
  const readings = readDigits(first[0]).map((value) => value * factor);
  return readings.length === 0 ? 'number' : { readings, isPercentage: /^\s*(%|por ?ciento)/i.test(after) };
}

/** Unifies blanks, minus signs and apostrophes, and drops the closing '.-' of a Chilean cheque. */
const normalise = (typed: string) =>
  typed
    .replace(/\s+/gu, ' ')
    .replace(/[−–—‒]/gu, '-')
    .replace(/[’‘´`]/gu, "'")
    .replace(/(\d)[.,](?:-+|=|\s|$)/gu, '$1  ')
    .trim();

/** '-$ 5', '$ -5', 'menos 5', '5-', and '(5)' as accountants write it, but not the dash in 'total - 5'. */
function isNegative(before: string, after: string): boolean {
  if (/[\p{L}\d]\s-\s$/u.test(before)) return false;
  return (
    /(?:^|\s|\p{Sc})-\s?\p{L}{0,3}[./]?\p{Sc}?\s?$/u.test(before) ||
    /\bmenos\s$/i.test(before) ||
    /^-(?:\s|$)/.test(after) ||
    (/\([^\d()]*$/.test(before) && /^\s?\)/.test(after))
  );
}

function scaleOf(after: string): number {
  if (/^\s?mil(?!\p{L})/iu.test(after)) return 1000;
  return /^\s?mill[oó]n(?:es)?(?!\p{L})/iu.test(after) ? 1_000_000 : 1;
}

const isGrouped = (digits: string) => /^\d{1,3}(?:[.,' ]\d{3})*$/.test(digits);
const joined = (digits: string) => Number(digits.replace(/[.,' ]/g, ''));

function readDigits(digits: string): number[] {
  const place = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const integer = place < 0 ? digits : digits.slice(0, place);
  const mark = digits[place] ?? '';
  const decimals = place < 0 ? '' : digits.slice(place + 1);
  const isWhole = /^\d*$/.test(integer) || (isGrouped(integer) && !integer.includes(mark || 'none'));
  const asDecimal = isWhole ? [Number(`${joined(integer)}.${decimals || '0'}`)] : [];
  // '0,500' is not five hundred.
  const asGroups = place >= 0 && isGrouped(digits) && !digits.startsWith('0') ? [joined(digits)] : [];
  // With both marks, or the same one twice, the reading is certain.
  const hasBoth = digits.includes('.') && digits.includes(',');
  if (hasBoth) return asDecimal;
  return [...asGroups, ...asDecimal];
}
