import { TriangleAlert } from 'lucide-react';
import { cuaderno } from '#content.ts';
import type { Notebook, NotebookState } from '#lib/notebook/notebook.ts';
import { Button } from '#ui/button.tsx';
import { downloadNotebook } from './download-notebook.ts';

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
