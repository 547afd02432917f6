import { fold } from '#common/fold.ts';

/** Why a text is not a day to compare. */
export type DateProblem = 'date' | 'year';

const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
/** For the answer of an assistant that is set to English. */
const english = 'january february march april may june july august september october november december';
const calendars = [spanish, spanish.replace('septiembre', 'setiembre'), english].map((names) =>
  names.split(' '),
);

/** Reads a day as people write it in Spanish; ISO as 2026-03-14. */
export function readDate(typed: string): string | DateProblem {
  const text = fold(typed)
    // Spreadsheets add the time.
    .replace(/[t ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?z?/g, ' ')
    .replace(/\bprimero\b/g, '1')
    .replace(/(\d)(?:[ºª°]|ro|er|st|nd|rd|th|o)(?!\p{L})\.?/gu, '$1')
    .trim();
  return readWords(text) ?? readDigits(text);
}

/** '14 de marzo de 2026', '14-mar-26', 'marzo 14, 2026'; null if it names no month. */
function readWords(text: string): string | DateProblem | null {
  const month = (text.match(/\p{L}+/gu) ?? []).map(monthOf).find((number) => number > 0);
  if (month === undefined) return null;
  const [day, year, ...more] = (text.match(/\d+/g) ?? []) as string[];
  if (day === undefined || more.length > 0) return 'date';
  if (year === undefined) return Number(day) > 31 ? 'date' : 'year';
  return day.length === 4 ? iso(day, month, year) : iso(year, month, day);
}

/** From 1; 0 for any other word. The first three or four letters are enough. */
function monthOf(word: string): number {
  const isMonth = (name: string) => name === word || (/^\p{L}{3,4}$/u.test(word) && name.startsWith(word));
  return Math.max(...calendars.map((names) => names.findIndex(isMonth))) + 1;
}

function readDigits(text: string): string | DateProblem {
  const numbers = (text.match(/\d+/g) ?? []) as string[];
  if (numbers.length === 1 && numbers[0]?.length === 8) {
    const [digits = ''] = numbers;
    return iso(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6));
  }
  const [, a = '', b = '', c] = /(?<!\d)(\d+)\s?[-/. ]\s?(\d+)(?:\s?[-/. ]\s?(\d+))?/.exec(text) ?? [];
  if (numbers.length !== (c === undefined ? 2 : 3)) return 'date';
  // A leap year, so that 29/02 gets the same message.
  if (c === undefined) return iso('2024', b, a) === 'date' ? 'date' : 'year';
  if (a.length === 4) return iso(a, b, c);
  const dayFirst = iso(c, b, a);
  // The order of the United States counts only if no other order gives a day.
  return dayFirst === 'date' ? iso(c, a, b) : dayFirst;
}

function iso(year: string, month: number | string, day: string): string | 'date' {
  const number = Number(year);
  if (year.length !== 4 && year.length !== 2) return 'date';
  const full = year.length === 2 ? 2000 + number : number;
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  // 31/02 would become March.
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && full >= 1900 ? date.toISOString().slice(0, 10) : 'date';
}
