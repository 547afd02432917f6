import { CalendarPlus } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { cuaderno, guide, messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { InputField } from '#ui/form/field.tsx';
import { Link } from '#ui/link.tsx';

const copy = cuaderno.week;

/** The guide's plan for the week, with this learner's dates and ticks. */
export function Week({ userId }: { userId: string }) {
  const { value, update } = useRecord(userId, 'week/guide');
  const start = isDay(value?.start ?? null) ? (value?.start ?? null) : null;
  const done = value?.done ?? [];

  /** A year with a digit too many is a typing error and must not delete the date. */
  const setStart = (date: string) => {
    if (date !== '' && !isDay(date)) return;
    update((old) => ({ done: old?.done ?? [], start: date || null }));
  };
  const tick = (day: number, isDone: boolean) =>
    update((old) => {
      const others = (old?.done ?? []).filter((other) => other !== day);
      return { start: old?.start ?? null, done: isDone ? [...others, day].sort() : others };
    });

  return (
    <>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        {copy.lead}{' '}
        <Link to={copy.guide.to} className="text-link print:hidden">
          {copy.guide.label}
        </Link>
      </p>
      <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-4 print:hidden">
        <InputField
          type="date"
          label={copy.start}
          hint={copy.startHint}
          value={start ?? ''}
          max="9998-12-31"
          onChange={(event) => setStart(event.target.value)}
          className="w-64 max-w-full"
        />
        <ToCalendar start={start} />
      </div>
      <p className="mt-8 text-sm text-ink-soft">
        <span className="marked font-semibold text-ink">{fill(copy.progress, { n: done.length })}</span>
      </p>
      <ol className="mt-3 border-t border-line">
        {guide.stages.map(({ days, when, title, text }) => (
          <li
            key={when}
            className="grid gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_16rem] print:break-inside-avoid"
          >
            <div>
              <h3 className="text-lg">
                <span className="text-accent">{when}.</span> {title}
              </h3>
              <p className="mt-1 max-w-[58ch] text-ink-soft">{text}</p>
            </div>
            <ul>
              {days.map((day) => (
                <li key={day}>
                  <Checkbox
                    label={dayLabel(day, start)}
                    isChecked={done.includes(day)}
                    onChange={(isDone) => tick(day, isDone)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function dayLabel(day: number, start: string | null): string {
  const name = fill(copy.day, { n: day });
  return start ? `${name}, ${weekdayName(addDays(start, day - 1))}` : name;
}

function ToCalendar({ start }: { start: string | null }) {
  async function download() {
    if (!start) return;
    try {
      const { weekAsCalendar } = await import('./week-calendar.ts');
      const days = guide.stages.flatMap(({ days: ofStage, title, text }) =>
        ofStage.map((day) => ({
          day,
          date: addDays(start, day - 1),
          title: fill(copy.event, { n: day, titulo: title }),
          text,
        })),
      );
      const link = new URL('/cuaderno#semana', location.href).href;
      downloadText(copy.file, weekAsCalendar(days, { link }), 'text/calendar');
      toast(messages.downloadStarted);
    } catch {
      // Offline, the library cannot load.
      toast({ ...cuaderno.messages.loadFailed, variant: 'destructive' });
    }
  }
  return (
    <div className="max-w-72 sm:pt-7.5">
      <Button variant="secondary" disabled={!start} onClick={() => void download()}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        {copy.calendar}
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">{start ? copy.calendarHint : copy.needsDate}</p>
    </div>
  );
}

/** Days are `YYYY-MM-DD` here, as in date fields: without time or time zone. */
function addDays(date: string, days: number): string {
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
const weekdayName = (date: string) => names.format(new Date(`${date}T00:00:00Z`));

/** A half-typed or imported date may be invalid (2026-02-31 becomes a day in March, which is fine). */
const isDay = (date: string | null): date is string =>
  date !== null && !Number.isNaN(Date.parse(`${date}T00:00:00Z`));
