/** Days are texts like 2026-10-31, and count in UTC, so that no time zone moves them. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asDay(date);
};

export const addMonths = (day: string, months: number): string => {
  const date = asDate(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return asDay(date);
};

/** 0 is Sunday. */
export const weekday = (day: string): number => asDate(day).getUTCDay();

export const nextDay = (day: string, isFit: (day: string) => boolean): string =>
  isFit(day) ? day : nextDay(addDays(day, 1), isFit);

/** 31/10/2026 as 2026-10-31, and back. */
export const turned = (day: string): string =>
  day
    .split(/[/-]/)
    .reverse()
    .join(day.includes('/') ? '-' : '/');

/** sábado 31 de octubre */
export const dayInWords = (day: string): string =>
  asDate(day)
    .toLocaleDateString('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(', ', ' ');
