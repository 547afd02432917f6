import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { fill, counted } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import { formatDate } from '#lib/dates.ts';
import {
  MAX_BYTES,
  mergeIntoNotebook,
  readNotebookFile,
  MAX_RECORDS,
  type FileContents,
  type FileProblem,
  type Merge,
  type RefusedRecord,
} from '#lib/notebook/read-notebook-file.ts';
import type { Notebook } from '#lib/notebook/notebook.ts';
import type { RecordChecks } from '#lib/notebook/record-checks.ts';
import type { KindCounts, RecordKind } from '#lib/notebook/records.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';

const copy = cuaderno.copy.import;

type Step =
  | { name: 'choose' }
  | { name: 'refused'; problem: FileProblem | 'unreadable' | 'too-large' }
  | { name: 'found'; contents: FileContents }
  | { name: 'merged'; merge: Merge }
  | { name: 'undone' };

interface NotebookImportProps {
  notebook: Notebook;
  recordChecks: RecordChecks;
}

/** First shows what the file contains, and imports it only after the learner confirms. */
export function NotebookImport({ notebook, recordChecks }: NotebookImportProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus<HTMLDivElement>();

  async function read(file: File | undefined) {
    // Lets the learner choose the same file again.
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size > MAX_BYTES) return setStep({ name: 'refused', problem: 'too-large' });
    const text = await file.text().catch(() => null);
    const found = text === null ? 'unreadable' : readNotebookFile(text, recordChecks);
    setStep(
      typeof found === 'string' ? { name: 'refused', problem: found } : { name: 'found', contents: found },
    );
  }

  return (
    <div {...keptFocus}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={copy.title}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" className="size-5" />
        {copy.action}
      </Button>
      <div role="status" className="mt-3 space-y-3 empty:hidden">
        {step.name === 'refused' && <p className="text-danger">{copy[step.problem]}</p>}
        {step.name === 'found' && (
          <>
            <p>{describeFile(step.contents)}</p>
            <RefusedRecords contents={step.contents} />
          </>
        )}
        {step.name === 'merged' &&
          (step.merge.isStored ? (
            <p>{describeMerge(step.merge)}</p>
          ) : (
            <p className="text-danger">{copy.unstored}</p>
          ))}
        {step.name === 'undone' && <p>{copy.undone}</p>}
      </div>
      {step.name === 'found' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {step.contents.records.length > 0 && (
            <Button
              size="sm"
              onClick={() =>
                void mergeIntoNotebook(notebook, step.contents.records).then((merge) =>
                  setStep({ name: 'merged', merge }),
                )
              }
            >
              {copy.confirm}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setStep({ name: 'choose' })}>
            {copy.cancel}
          </Button>
        </div>
      )}
      {step.name === 'merged' && step.merge.added + step.merge.replaced > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          onClick={() => void step.merge.undo().then(() => setStep({ name: 'undone' }))}
        >
          {cuaderno.undo}
        </Button>
      )}
    </div>
  );
}

function describeFile({ savedAt, counts, records, refused }: FileContents): string {
  if (records.length === 0) return refused.length > 0 ? copy.noneRight : copy.nothing;
  const contents = describeContents(counts);
  const date = new Date(savedAt);
  if (Number.isNaN(date.getTime())) return fill(copy.found, { contenido: contents });
  return fill(copy.foundOn, { fecha: formatDate(date), contenido: contents });
}

const describeMerge = ({ added, replaced, kept }: Merge) =>
  fill(copy.merged, { nuevo: added, cambiado: replaced, igual: kept });

/** «2 perfiles, 1 prompt guardado y 3 notas», in the order of the page. */
export function describeContents(counts: KindCounts): string {
  const { kinds } = cuaderno.copy;
  const parts = (Object.keys(kinds) as RecordKind[]).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return [];
    return [counted(count, kinds[kind])];
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} ${copy.and} ${last}`;
}

const refusal = copy.refused;
/** A longer list would be unreadable. */
const SHOWN = 10;
const NAME_LETTERS = 60;

/** The records that an import refused, with the reason for each. */
function RefusedRecords({ contents: { refused, unread } }: { contents: FileContents }) {
  const more = refused.length - SHOWN;
  return (
    <>
      {refused.length > 0 && (
        <div>
          <p className="text-danger">{counted(refused.length, refusal.count)}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
            {refused.slice(0, SHOWN).map((record, index) => (
              <li key={index} className="wrap-anywhere">
                {describe(record)}
              </li>
            ))}
            {more > 0 && <li>{counted(more, refusal.more)}</li>}
          </ul>
        </div>
      )}
      {unread > 0 && (
        <p className="text-danger">
          {fill(refusal.unread, {
            leidos: MAX_RECORDS.toLocaleString('es-ES', { useGrouping: 'always' }),
            resto: unread,
          })}
        </p>
      )}
    </>
  );
}

function describe({ kind, name, problem }: RefusedRecord): string {
  const what = kind ? refusal.kinds[kind] : refusal.unknown;
  const short = name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS)}…` : name;
  return `${what}${short && ` «${short}»`}: ${refusal.reasons[problem]}`;
}
