/** Days are written 2026-10-31 and counted in UTC, so that no time zone moves them. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

/** Public holidays in Guayaquil and Manta that fall into the story; the commercial policy lists the last ones. */
export const holidays = ['2026-08-10', '2026-10-09', '2026-11-02', '2026-11-03', '2026-12-25'] as const;

export const addDays = (day: string, days: number): string => {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asDay(date);
};

/** The same day of a later month; the story has no 31st that would not exist there. */
export const addMonths = (day: string, months: number): string => {
  const date = asDate(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return asDay(date);
};

const weekday = (day: string): number => asDate(day).getUTCDay();
const isHoliday = (day: string) => holidays.some((holiday) => holiday === day);

/** Monday to Friday, holidays apart: when offices work. */
export const isWorkday = (day: string): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day);
/** Guayaquil also attends on Saturdays. */
export const isOpenDay = (day: string): boolean => weekday(day) !== 0 && !isHoliday(day);

export const nextDay = (day: string, isFit: (day: string) => boolean): string =>
  isFit(day) ? day : nextDay(addDays(day, 1), isFit);

export const addWorkdays = (day: string, days: number): string =>
  days === 0 ? day : addWorkdays(nextDay(addDays(day, 1), isWorkday), days - 1);

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|');
const week = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** 31/10/2026, as offices write it. */
export const shortDate = (day: string): string => day.split('-').reverse().join('/');
/** sábado 31 de octubre */
export const dayInWords = (day: string): string =>
  `${week[weekday(day)]} ${Number(day.slice(8))} de ${months[Number(day.slice(5, 7)) - 1]}`;
/** 31 de octubre de 2026 */
export const longDate = (day: string): string =>
  `${Number(day.slice(8))} de ${months[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`;
