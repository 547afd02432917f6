import { afterEach, expect, it } from 'vitest';
import { weekAsCalendar, type CalendarDay } from './week-calendar.ts';

const timeZone = process.env.TZ;
afterEach(() => void (process.env.TZ = timeZone));

const text =
  'Añade pregunta, respuesta y veredicto: sirve; sirve con cambios; no sirve. '.repeat(4) + 'ñ'.repeat(90);
const days = (first: string): CalendarDay[] =>
  Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    date: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    title: `Día ${index + 1} de 7: Prueba, y más`,
    text,
  }));
const calendarOf = (first: string) =>
  weekAsCalendar(days(first), {
    link: 'https://escuela.example/cuaderno#semana',
    now: new Date('2026-11-16T10:00:00Z'),
  });
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('the file follows the line rules of RFC 5545', () => {
  const calendar = calendarOf('2026-11-16');
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  // A fold never splits a character.
  expect(calendar).not.toContain('\uFFFD');
  const description = unfold(calendar).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
  expect(description.slice('DESCRIPTION:'.length).replace(/\\([,;\\])/g, '$1')).toBe(text);
});

it('it has a calendar’s required fields, and seven all-day events with distinct names', () => {
  const lines = unfold(calendarOf('2026-11-16'));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('PRODID:-//Aplica IA//Mi semana//ES');
  const all = (name: string) => lines.filter((line) => line.startsWith(name));
  expect(all('BEGIN:VEVENT')).toHaveLength(7);
  expect(all('END:VEVENT')).toHaveLength(7);
  expect(new Set(all('UID:')).size).toBe(7);
  expect(all('DTSTAMP:')).toEqual(Array<string>(7).fill('DTSTAMP:20261116T100000Z'));
  expect(all('DTSTART')).toEqual(
    [16, 17, 18, 19, 20, 21, 22].map((day) => `DTSTART;VALUE=DATE:202611${day}`),
  );
  expect(all('DTEND').at(-1)).toBe('DTEND;VALUE=DATE:20261123');
  expect(all('SUMMARY:')[0]).toBe('SUMMARY:Día 1 de 7: Prueba\\, y más');
});

it.each(['America/Bogota', 'Pacific/Kiritimati', 'Europe/Madrid'])(
  'a learner in %s gets the same days as on the page, even across a clock change or New Year',
  (zone) => {
    process.env.TZ = zone;
    const starts = (first: string) =>
      unfold(calendarOf(first))
        .filter((line) => line.startsWith('DTSTART'))
        .map((line) => line.slice(-8));
    expect(starts('2026-03-27').slice(0, 4)).toEqual(['20260327', '20260328', '20260329', '20260330']);
    expect(starts('2026-12-30').at(-1)).toBe('20270105');
  },
);
