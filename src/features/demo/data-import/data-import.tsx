import { CircleCheck } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { CsvForm, FileForm } from './file-forms.tsx';
import { SourcePicker, SOURCES, type SourceFormProps, type SourceId } from './source.tsx';
import { ApiForm, TextForm, UrlForm } from './typed-forms.tsx';

const FORMS: Record<SourceId, ComponentType<SourceFormProps>> = {
  csv: CsvForm,
  api: ApiForm,
  url: UrlForm,
  file: FileForm,
  text: TextForm,
};

export function DataImport() {
  const [source, setSource] = useState<SourceId>('csv');
  const { running, isAdvancing, start, clear } = usePretendImport();
  const [formKey, setFormKey] = useState(0);
  const keptFocus = useKeptFocus<HTMLElement>();
  const Form = FORMS[source];

  function choose(next: SourceId) {
    setSource(next);
    clear();
  }

  /** What was entered outlives a cancelled import, not a finished one. */
  function leaveProgress() {
    if (!isAdvancing) setFormKey(formKey + 1);
    clear();
  }

  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SourcePicker value={source} onChange={choose} />
      <section
        {...keptFocus}
        aria-label={`Import from ${SOURCES[source].name}`}
        className="self-start rounded-card border border-line bg-surface p-5 md:p-6"
      >
        {running && <ImportProgress running={running} onClear={leaveProgress} />}
        <div hidden={running !== null}>
          <h2 className="mb-5 text-2xl">Import from {SOURCES[source].name}</h2>
          <Form key={formKey} onImport={start} />
        </div>
      </section>
    </div>
  );
}

interface ImportProgressProps {
  running: PretendImport;
  onClear: () => void;
}

function ImportProgress({ running: { what, progress }, onClear }: ImportProgressProps) {
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

const STEP_MS = 100;
const STEP = 4;

interface PretendImport {
  what: string;
  /** From 0 to 100. */
  progress: number;
}

/** Advances a bar and does nothing else: no file is read and nothing is sent. */
function usePretendImport() {
  const [running, setRunning] = useState<PretendImport | null>(null);
  const isAdvancing = running !== null && running.progress < 100;

  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => {
      setRunning((current) => current && { ...current, progress: Math.min(100, current.progress + STEP) });
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isAdvancing]);

  return {
    running,
    isAdvancing,
    start: (what: string) => setRunning({ what, progress: 0 }),
    clear: () => setRunning(null),
  };
}
