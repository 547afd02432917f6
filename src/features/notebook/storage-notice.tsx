import { Check, TriangleAlert } from 'lucide-react';
import { cuaderno } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { notebookAsFile } from '#lib/notebook/notebook-file.ts';
import type { Notebook, NotebookState } from '#lib/notebook/notebook.ts';
import { Button } from '#ui/button.tsx';
import { dateInput } from './week-dates.ts';

const copy = cuaderno.storage;

/** Nothing on the screen is lost yet: the file takes it along. */
export function StorageNotice({
  notebook,
  state: { problem },
}: {
  notebook: Notebook;
  state: NotebookState;
}) {
  return (
    <div role="alert" className="print:hidden">
      {problem && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-danger bg-surface p-5">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
          <p className="min-w-0 grow basis-72">
            <strong className="font-semibold">{copy.title}.</strong> {copy[problem]}
          </p>
          <Button variant="secondary" onClick={() => downloadNotebook(notebook)}>
            {copy.action}
          </Button>
          {problem === 'outdated' && (
            <Button variant="quiet" onClick={() => location.reload()}>
              {copy.reload}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** For oneself: the whole notebook as it is. Nothing leaves the learner's hands, so nothing is checked. */
export function downloadNotebook(notebook: Notebook) {
  const file = cuaderno.copy.export.file.replace('{fecha}', dateInput(new Date()));
  downloadText(file, notebookAsFile(notebook));
}

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
