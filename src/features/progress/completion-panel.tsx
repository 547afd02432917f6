import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { lessonCopy, messages } from '#content.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';

/** The end of a completed module, with the date. */
export function CompletionDate({ completedAt }: { completedAt: string }) {
  const date = formatDate(parseTimestamp(completedAt));
  return (
    <p className="lesson-after mt-16 flex max-w-[46rem] items-center gap-3 text-lg font-semibold">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
      {fill(lessonCopy.completion.doneOn, { fecha: date })}
    </p>
  );
}

/** The end of an open module, with the button that completes it. */
export function CompletionPanel({ children }: { children: ReactNode }) {
  const { title, text } = lessonCopy.completion;
  return (
    <div className="lesson-after mt-16 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="max-w-[34ch]">
        <p className="font-heading text-2xl leading-tight font-semibold">{title}</p>
        <p className="mt-1.5 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** Stays beside the button when the message of the failed call is gone, which does not say that the connection is the reason. */
export function ConnectionNote({ isShown }: { isShown: boolean }) {
  const { title, text } = messages.completionOffline;
  return (
    <span role="status">
      {isShown && (
        <span className="mt-2 block max-w-[34ch] text-sm">
          <span className="font-semibold">{title}.</span> {text}
        </span>
      )}
    </span>
  );
}
