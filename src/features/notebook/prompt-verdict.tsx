import { useId } from 'react';
import { cuaderno } from '#content.ts';
import type { NotebookValues } from '#lib/notebook/records.ts';

type Verdict = NotebookValues['prompt']['verdict'];

const copy = cuaderno.prompts.verdict;
const choices = ['worked', 'with-changes', 'failed'] as const;

/** How it went. A second click takes the answer back. */
export function PromptVerdict({
  verdict,
  onChange,
}: {
  verdict: Verdict;
  onChange: (verdict: Verdict) => void;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="print:hidden">
      <p id={id} className="font-medium">
        {copy.label}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === verdict}
            onClick={() => onChange(choice === verdict ? null : choice)}
            className="min-h-9 rounded-control border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-marker pointer-coarse:min-h-11"
          >
            {copy[choice]}
          </button>
        ))}
      </div>
    </div>
  );
}
