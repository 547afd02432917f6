import { Lightbulb } from 'lucide-react';
import { reto as copy } from '#content.ts';
import type { Judgement } from '#lib/answers/compare-answer.ts';

interface FeedbackProps {
  /** Of the answer that was compared last. */
  judgement: Judgement | null;
  hints: string[];
  total: number;
}

/** What did not fit, and the hints so far; read aloud when it changes. */
export function Feedback({ judgement, hints, total }: FeedbackProps) {
  return (
    <div role="status" className="mt-5 space-y-4">
      {judgement?.kind === 'trap' && <Verdict title={copy.trap} text={judgement.text} />}
      {judgement?.kind === 'wrong' && (
        <Verdict title={copy.wrong} text={hints.length < total ? copy.wrongText : copy.lastText} />
      )}
      {hints.length > 0 && (
        <ol className="space-y-3">
          {hints.map((hint, index) => (
            <li key={hint} className="flex gap-3 rounded-card border border-line bg-surface px-4 py-3">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              <div>
                <p className="text-sm font-semibold">
                  {copy.hintTitle.replace('{n}', String(index + 1)).replace('{total}', String(total))}
                </p>
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
