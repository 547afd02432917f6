import { useEffect, useId, useState } from 'react';
import type { PlanActivity as Data, PlanResult } from '#common/figure-activity.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { planPath, type Answer, type Answers } from './plan-path.ts';

/** Asks one question after the other and lights up the path in the drawing. */
export function PlanActivity({ activity, drawing }: { activity: Data; drawing: string }) {
  const { questions, results, words } = activity;
  const name = useId();
  const [answers, setAnswers] = useState<Answers>({});
  const { shown, lit, result } = planPath(questions, results, answers);
  useLitIds(drawing, lit);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div {...keptFocus}>
      {shown.map(({ id, question }) => (
        <fieldset key={id} className="mt-3 animate-rise">
          <legend className="font-medium">{question}</legend>
          <div className="mt-1 flex gap-6">
            {(['yes', 'no'] satisfies Answer[]).map((answer) => (
              <label key={answer} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  checked={answers[id] === answer}
                  onChange={() => setAnswers({ ...answers, [id]: answer })}
                  className="size-5 accent-accent"
                />
                {words[answer]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div role="status">{result && <Result result={result} label={words.result} />}</div>
      {result && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAnswers({})}>
          {words.restart}
        </Button>
      )}
    </div>
  );
}

function Result({ result: { plan, text, facts }, label }: { result: PlanResult; label: string }) {
  return (
    <div className="mt-4 animate-rise border-t-2 border-ink pt-4">
      <p>
        {label} <strong className="bg-marker px-1 font-heading text-lg font-semibold">{plan}</strong>
      </p>
      <p className="mt-2">{text}</p>
      <dl className="mt-3 space-y-1.5 text-sm text-ink-soft">
        {facts.map(({ subject, today }) => (
          <div key={subject}>
            <dt className="inline font-semibold">{subject}:</dt> <dd className="inline">{today}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The drawing belongs to the document, so only `data-lit` changes: it marks the parts on the path for the style sheet. */
function useLitIds(drawing: string, lit: string[]) {
  const way = lit.join(' ');
  useEffect(() => {
    const parts = way.split(' ').map((id) => document.getElementById(`${drawing}-${id}`));
    for (const part of parts) part?.toggleAttribute('data-lit', true);
    return () => {
      for (const part of parts) part?.toggleAttribute('data-lit', false);
    };
  }, [drawing, way]);
}
