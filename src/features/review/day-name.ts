import { repaso } from '#content.ts';
import { formatDate } from '#lib/dates.ts';

/** 'mañana', or 'el 18/11/2026'; `day` is YYYY-MM-DD. */
export function dayName(day: string, today: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midday = new Date(year, month - 1, date, 12);
  const daysAhead = Math.round((midday.getTime() - new Date(today).setHours(12, 0, 0, 0)) / 86_400_000);
  const { tomorrow, on } = repaso.end;
  return daysAhead === 1 ? tomorrow : on.replace('{fecha}', formatDate(midday));
}
