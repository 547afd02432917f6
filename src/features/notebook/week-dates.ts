/** Days of the calendar as `YYYY-MM-DD`, the way date fields have them: without an hour, without a time zone. */

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

const names = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** «lunes, 16 nov» */
export const weekdayName = (date: string) => names.format(new Date(`${date}T00:00:00Z`));

/** A half-typed or brought-along date may be no day at all (2026-02-31 moves on to March, which is fine). */
export const isDay = (date: string | null): date is string =>
  date !== null && !Number.isNaN(Date.parse(`${date}T00:00:00Z`));
