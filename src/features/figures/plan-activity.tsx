import { useEffect, useId, useState } from 'react';
import type { PlanResult } from '#common/figure-activity.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import type { ActivityProps } from './activity-props.ts';
import { planPath, type Answer, type Answers } from './plan-path.ts';

/** Asks one question after the other, and highlights the path through the drawing. */
export function PlanActivity({ activity, drawing }: ActivityProps<'plan'>) {
  const { preguntas, resultados, palabras: words } = activity;
  const name = useId();
  const [answers, setAnswers] = useState<Answers>({});
  const { asked, lit, result } = planPath(preguntas, resultados, answers);
  useLitIds(drawing, lit);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div {...keptFocus}>
      {asked.map(({ id, pregunta }) => (
        <fieldset key={id} className="mt-3 animate-rise">
          <legend className="font-medium">{pregunta}</legend>
          <div className="mt-1 flex gap-6">
            {(['si', 'no'] satisfies Answer[]).map((answer) => (
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
      <div role="status">{result && <Result result={result} label={words.resultado} />}</div>
      {result && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAnswers({})}>
          {words.empezar}
        </Button>
      )}
    </div>
  );
}

function Result({ result: { plan, texto, datos }, label }: { result: PlanResult; label: string }) {
  return (
    <div className="mt-4 animate-rise border-t-2 border-ink pt-4">
      <p>
        {label} <strong className="bg-marker px-1 font-heading text-lg font-semibold">{plan}</strong>
      </p>
      <p className="mt-2">{texto}</p>
      <dl className="mt-3 space-y-1.5 text-sm text-ink-soft">
        {datos.map(({ dato, hoy }) => (
          <div key={dato}>
            <dt className="inline font-semibold">{dato}:</dt> <dd className="inline">{hoy}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The document owns the drawing; `data-lit` tells the style sheet which parts are on the path. */
function useLitIds(drawing: string, lit: string[]) {
  const litIds = lit.join(' ');
  useEffect(() => {
    const parts = litIds.split(' ').map((id) => document.getElementById(`${drawing}-${id}`));
    for (const part of parts) part?.toggleAttribute('data-lit', true);
    return () => {
      for (const part of parts) part?.toggleAttribute('data-lit', false);
    };
  }, [drawing, litIds]);
}
