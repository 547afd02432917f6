import ical, { ICalEventBusyStatus } from 'ical-generator';
import { site } from '#content.ts';

export interface CalendarDay {
  day: number;
  /** YYYY-MM-DD */
  date: string;
  title: string;
  text: string;
}

/** Loads when the learner asks for the file. All-day events leave the learner's day free for appointments. */
export function weekAsCalendar(
  days: CalendarDay[],
  { link, now = new Date() }: { link: string; now?: Date },
) {
  const calendar = ical({ prodId: { company: site.name, product: 'Mi semana', language: 'ES' } });
  const { host } = new URL(link);
  for (const { day, date, title, text } of days) {
    // Midnight UTC: the library takes whole days from it, whatever the learner's time zone.
    const start = new Date(`${date}T00:00:00Z`);
    const end = new Date(start.getTime() + 24 * 60 * 60 * 1000);
    calendar.createEvent({
      // A stable id, so importing the file twice replaces the events.
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
  // RFC 5545, 3.1: every line ends with a line break, including the last.
  return `${calendar.toString()}\r\n`;
}
