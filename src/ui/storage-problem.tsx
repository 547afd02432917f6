import { TriangleAlert } from 'lucide-react';
import { downloadNotebook } from '#lib/notebook/notebook-file.ts';
import { notebookOf, useNotebookPart } from '#lib/notebook/use-notebook.ts';
import type { UserId } from '#lib/user-id.ts';
import { Button } from './button.tsx';

interface StorageProblemProps {
  userId: UserId;
  texts: {
    title: string;
    full: string;
    forbidden: string;
    outdated: string;
    action: string;
    reload: string;
    /** The file's name. */
    file: string;
  };
}

/** Where something is written: when the browser keeps none of it, says why and offers a file with all that is on the screen. */
export function StorageProblem({ userId, texts }: StorageProblemProps) {
  const problem = useNotebookPart(userId, (state) => state.problem);
  return (
    <div role="alert" className="print:hidden">
      {userId && problem && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-danger bg-surface p-4">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
          <p className="min-w-0 grow basis-56">
            <strong className="font-semibold">{texts.title}.</strong> {texts[problem]}
          </p>
          <Button variant="secondary" onClick={() => downloadNotebook(notebookOf(userId), texts.file)}>
            {texts.action}
          </Button>
          {problem === 'outdated' && (
            <Button variant="quiet" onClick={() => location.reload()}>
              {texts.reload}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
