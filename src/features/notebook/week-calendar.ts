import ical, { ICalEventBusyStatus } from 'ical-generator';
import { site } from '#content.ts';

export interface CalendarDay {
  day: number;
  /** YYYY-MM-DD */
  date: string;
  title: string;
  text: string;
}

/** Loaded when somebody asks for the file. One whole-day event per day: they do not block the day for others. */
export function weekAsCalendar(
  days: CalendarDay[],
  { link, now = new Date() }: { link: string; now?: Date },
) {
  const calendar = ical({ prodId: { company: site.name, product: 'Mi semana', language: 'ES' } });
  const { host } = new URL(link);
  for (const { day, date, title, text } of days) {
    // Midnight in Greenwich: the library writes whole days from there, wherever the learner is.
    const start = new Date(`${date}T00:00:00Z`);
    const end = new Date(start.getTime() + 24 * 60 * 60 * 1000);
    calendar.createEvent({
      // The same day of the same week replaces itself when the file is taken over twice.
      id: `semana-${days[0]?.date}-${day}@${host}`,
      stamp: now,
      start,
      end,
      allDay: true,
      summary: title,
      description: text,
      url: link,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  // RFC 5545, 3.1: every line ends with a line break, the last one too.
  return `${calendar.toString()}\r\n`;
}
