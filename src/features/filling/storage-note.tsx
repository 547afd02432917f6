import { fillingCopy } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { notebookAsFile } from '#lib/notebook/notebook-file.ts';
import type { StorageProblem } from '#lib/notebook/notebook.ts';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
import { Button } from '#ui/button.tsx';

const copy = fillingCopy.storage;

/** The browser keeps nothing: says why, and offers a file with all that is on the screen. */
export function StorageNote({ problem, userId }: { problem: StorageProblem; userId: string }) {
  return (
    <div role="alert" className="rounded-control border border-danger p-3 text-sm print:hidden">
      <p className="font-semibold text-danger">{copy.title}</p>
      <p className="mt-1">{copy[problem]}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => downloadText(copy.file, notebookAsFile(notebookOf(userId)))}
      >
        {copy.action}
      </Button>
    </div>
  );
}
