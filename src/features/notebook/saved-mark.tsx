import { Check } from 'lucide-react';
import { cuaderno } from '#content.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';

/** There is no button to save: this says that it has happened. */
export function SavedMark({ state: { status, problem, isSaving, records } }: { state: NotebookState }) {
  const isShown = status === 'ready' && problem === null && records.size > 0;
  return (
    <p role="status" className="min-h-6 text-sm text-ink-soft print:hidden">
      {isShown && (
        <>
          <Check
            aria-hidden="true"
            className={`mr-1 inline size-4 text-success ${isSaving ? 'invisible' : ''}`}
          />
          {isSaving ? cuaderno.saving : cuaderno.saved}
        </>
      )}
    </p>
  );
}
