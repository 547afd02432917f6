import { dayInWords, longDate } from '#tools/practice-files/data/calendar.ts';

/** A result, and how our texts tell it. Texts of a challenge name it: «Son {total} dólares». */
export interface Computed {
  valor: number | string;
  texto: string;
}
export type Values = Record<string, Computed>;

const THIN_SPACE = '\u202F';

/** Four digits stand together, more are grouped: as content/README.md asks of every text. */
const grouped = (digits: string) =>
  digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : digits;

/** Cents, told with a decimal comma; whole dollars without decimals. */
export function money(cents: number): Computed {
  const [whole = '', decimals] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const sign = cents < 0 ? '−' : '';
  const texto = `${sign}${grouped(whole)}${decimals === '00' ? '' : `,${decimals}`}`;
  return { valor: cents / 100, texto };
}

export const count = (number: number): Computed => ({ valor: number, texto: grouped(String(number)) });
export const name = (text: string): Computed => ({ valor: text, texto: text });
/** 31 de octubre de 2026 */
export const day = (iso: string): Computed => ({ valor: iso, texto: longDate(iso) });
/** sábado 31 de octubre */
export const dayOfWeek = (iso: string): Computed => ({ valor: iso, texto: dayInWords(iso) });
