import { z } from 'zod';
import { plainText } from '#tools/content/pages/field-schemas.ts';

/** A result of a challenge: the value to compare answers with, and its form in texts («Son {total} dólares»). */
export interface Result {
  valor: number | string;
  texto: string;
}
export type Results = Record<string, Result>;

/** Answers, traps and texts name a result; only `resultados` has its value. */
export const resultName = z
  .string('Escribe el nombre de un resultado, no el resultado')
  .regex(/^[a-z][a-z0-9_]*$/, 'Escribe el nombre de un resultado, en minúsculas y con guion bajo');

const THIN_SPACE = '\u202F';

/** Groups the digits of five-digit numbers and up, as content/README.md requires; cents always have two digits. */
function numberInText(number: number): string {
  const [integer = '', cents] = Math.abs(number)
    .toFixed(Number.isInteger(number) ? 0 : 2)
    .split('.');
  const grouped = integer.length > 4 ? integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : integer;
  return `${number < 0 ? '−' : ''}${grouped}${cents ? `,${cents}` : ''}`;
}

/** 2026-10-31 as «31 de octubre de 2026». */
const dayInText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

export const results = z.record(
  resultName,
  z.union(
    [
      z.number().transform((valor): Result => ({ valor, texto: numberInText(valor) })),
      z.iso.date().transform((valor): Result => ({ valor, texto: dayInText(valor) })),
      plainText.transform((valor): Result => ({ valor, texto: valor })),
      z.strictObject({ valor: plainText, texto: plainText }),
    ],
    'Escribe un número con punto decimal, una fecha como 2026-10-31, un texto, o «valor» y «texto»',
  ),
);
