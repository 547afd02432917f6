import { Lightbulb } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { reto as copy } from '#content.ts';
import type { Judgement } from '#common/answers/compare-answer.ts';

interface FeedbackProps {
  /** On the answer judged last. */
  judgement: Judgement | null;
  hints: string[];
  total: number;
}

/** Null for an answer that gets no feedback. */
export function verdictOf(judgement: Judgement | null, hasHints: boolean) {
  if (judgement?.kind === 'trap') return { title: copy.trap, text: judgement.text };
  if (judgement?.kind !== 'wrong') return null;
  return { title: copy.wrong, text: hasHints ? copy.wrongText : copy.lastText };
}

/** What was wrong, and the hints so far. challenge-desk.tsx announces only what is new. */
export function Feedback({ judgement, hints, total }: FeedbackProps) {
  const verdict = verdictOf(judgement, hints.length < total);
  return (
    <div className="mt-5 space-y-4">
      {verdict && <Verdict {...verdict} />}
      {hints.length > 0 && (
        <ol className="space-y-3">
          {hints.map((hint, index) => (
            <li
              key={hint}
              data-hint={index + 1}
              tabIndex={-1}
              className="flex gap-3 rounded-card border border-line bg-surface px-4 py-3"
            >
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              <div>
                <p className="text-sm font-semibold">{fill(copy.hintTitle, { n: index + 1, total })}</p>
                <p className="max-w-[58ch]">{hint}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Verdict({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-l-4 border-danger pl-4">
      <p className="font-semibold text-danger">{title}</p>
      <p className="max-w-[58ch]">{text}</p>
    </div>
  );
}
