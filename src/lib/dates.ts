/**
 * A timestamp of the database. It may come as `2026-11-15 02:20:50.452+00`, which Safari cannot parse:
 * a space instead of `T`, and an offset without minutes.
 */
export function parseTimestamp(text: string): Date {
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/([+-]\d{2})$/, '$1:00');
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a timestamp: ${text}`);
  return date;
}

/** Specification, section 9: dates in es-ES, such as 15/11/2026. */
export function formatDate(date: Date): string {
  return date.toLocaleDateString('es-ES');
}

/** The same time of day some days later, even if the clocks change in between. */
export const daysLater = (date: Date, days: number): Date => {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
};

const pad = (number: number) => String(number).padStart(2, '0');

/** The learner's local day, as date fields and file names write it: 2026-11-15. */
export const isoDay = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Local noon of a day that `isoDay` wrote: no clock change can move it to another day. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const noon = (date: Date) => new Date(date).setHours(12, 0, 0, 0);

/** Counts the learner's calendar days, whatever the hour. */
export const daysBetween = (from: Date, to: Date) => Math.round((noon(to) - noon(from)) / 86_400_000);
