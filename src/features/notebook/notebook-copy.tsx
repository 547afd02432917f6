import { Download, Printer, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cuaderno, storageCopy } from '#content.ts';
import { downloadNotebook } from '#lib/notebook/notebook-file.ts';
import type { Notebook } from '#lib/notebook/notebook.ts';
import type { RecordChecks } from '#lib/notebook/record-checks.ts';
import { countKinds } from '#lib/notebook/records.ts';
import { useNotebookPart } from '#lib/notebook/use-notebook.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { describeContents, NotebookImport } from './notebook-import.tsx';

const copy = cuaderno.copy;

interface NotebookCopyProps {
  notebook: Notebook;
  recordChecks: RecordChecks;
}

/** Export, import, print and empty the notebook. */
export function NotebookCopy({ notebook, recordChecks }: NotebookCopyProps) {
  const contents = useNotebookPart(notebook.userId, ({ records }) =>
    describeContents(countKinds(records.keys())),
  );
  const isEmpty = contents === '';
  return (
    <>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        {copy.lead} {isEmpty ? copy.nothing : `${copy.contents} ${contents}.`}
      </p>
      <div className="mt-6">
        <Task title={copy.export.title} text={copy.export.text}>
          <Button disabled={isEmpty} onClick={() => downloadNotebook(notebook, storageCopy.file)}>
            <Download aria-hidden="true" className="size-5" />
            {copy.export.action}
          </Button>
        </Task>
        <Task title={copy.import.title} text={copy.import.text}>
          <NotebookImport notebook={notebook} recordChecks={recordChecks} />
        </Task>
        <Task title={copy.print.title} text={copy.print.text}>
          <Button variant="secondary" disabled={isEmpty} onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            {copy.print.action}
          </Button>
        </Task>
        <Task title={copy.wipe.title} text={copy.wipe.text}>
          <Wipe notebook={notebook} isEmpty={isEmpty} />
        </Task>
      </div>
    </>
  );
}

function Task({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 max-w-[58ch] text-ink-soft">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

function Wipe({ notebook, isEmpty }: { notebook: Notebook; isEmpty: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  function wipe() {
    setIsAsking(false);
    const before = new Map(notebook.state().records);
    void notebook.removeAll();
    toast({
      ...cuaderno.messages.notebookWiped,
      action: { label: cuaderno.undo, run: () => void notebook.restore(before) },
    });
  }
  return (
    <>
      <Button variant="danger" disabled={isEmpty} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {copy.wipe.action}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={copy.wipe.question}
        description={copy.wipe.warning}
      >
        <div className="dialog-actions">
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            {copy.wipe.cancel}
          </Button>
          <Button variant="danger" onClick={wipe}>
            {copy.wipe.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
