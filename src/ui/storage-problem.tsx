import { TriangleAlert } from 'lucide-react';
import type { StorageProblem as Problem } from '#lib/notebook/notebook.ts';
import { Button } from './button.tsx';

interface StorageProblemProps {
  problem: Problem | null;
  onDownload: (fileName: string) => void;
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

/** If the browser does not store what the learner writes, says why and offers a file with all that is on the screen. */
export function StorageProblem({ problem, onDownload, texts }: StorageProblemProps) {
  return (
    <div role="alert" className="print:hidden">
      {problem && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-danger bg-surface p-4">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
          <p className="min-w-0 grow basis-56">
            <strong className="font-semibold">{texts.title}.</strong> {texts[problem]}
          </p>
          <Button variant="secondary" onClick={() => onDownload(texts.file)}>
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
