import { fill } from '#common/fill.ts';
import { repaso } from '#content.ts';
import { dateOfDay, daysBetween, formatDate } from '#lib/dates.ts';

/** 'mañana', or 'el 18/11/2026'; `day` is YYYY-MM-DD. */
export function dayName(day: string, today: Date): string {
  const { tomorrow, on } = repaso.end;
  const date = dateOfDay(day);
  return daysBetween(today, date) === 1 ? tomorrow : fill(on, { fecha: formatDate(date) });
}
