import { CircleCheck } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PretendImport } from './use-pretend-import.ts';

interface ImportProgressProps {
  running: PretendImport;
  onClear: () => void;
}

export function ImportProgress({ running: { what, progress }, onClear }: ImportProgressProps) {
  const isDone = progress === 100;
  return (
    <div className="space-y-4">
      <div role="status">
        {isDone ? (
          <>
            <p className="flex items-center gap-2 font-heading text-2xl font-semibold">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
              Demo import finished
            </p>
            <p className="mt-1 break-words text-ink-soft">
              “{what}” would now be in your library. This is a demo: nothing was uploaded or stored.
            </p>
          </>
        ) : (
          <>
            <p className="font-heading text-2xl font-semibold">Importing, as a demo</p>
            <p className="mt-1 break-words text-ink-soft">
              Pretending to read “{what}”. This is a demo: nothing leaves this page.
            </p>
          </>
        )}
      </div>
      <ProgressBar label="Demo import" value={progress} />
      <div className="flex items-center justify-between gap-4">
        <Button autoFocus variant="secondary" onClick={onClear}>
          {isDone ? 'Import something else' : 'Cancel'}
        </Button>
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          {progress}%
        </span>
      </div>
    </div>
  );
}
