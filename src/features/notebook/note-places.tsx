import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { formatDate } from '#lib/dates.ts';
import type { IslandProps } from '#common/island-contract.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { useNotebook, useRecord } from '#lib/notebook/use-notebook.ts';
import type { WithUser } from '#lib/user-id.ts';
import { Link } from '#ui/link.tsx';
import { WrittenField, WrittenFieldPlace } from '#ui/form/written-field.tsx';
import { Spoken } from '#ui/spoken.tsx';

const LINES = 3;

/** A question in a lesson: a field that saves itself. */
export function NoteField({ id, question, words, userId }: WithUser<IslandProps['note-field']>) {
  const { value, update, isLoading, isSaving, problem } = useRecord(userId, `note/${id}`);
  const text = value?.text ?? '';
  return (
    <NoteFrame
      field={
        <WrittenField
          label={question}
          isLabelHidden
          value={text}
          // Text typed before the stored answer loads must not overwrite it.
          isReadOnly={isLoading}
          onChange={(typed) => update(() => ({ text: typed }))}
          lines={LINES}
        />
      }
      to={problem ? '/cuaderno#copia' : '/cuaderno#notas'}
      open={words.open}
    >
      {problem ? (
        <span className="text-danger">{words.failed}</span>
      ) : (
        <>
          {words.kept}
          {text !== '' && !isSaving && (
            <span className="ml-2">
              <Check aria-hidden="true" className="mr-0.5 inline size-4 text-success" />
              {words.saved}
            </span>
          )}
        </>
      )}
      <Spoken text={problem ? words.failed : text !== '' && !isSaving ? words.saved : ''} written={text} />
    </NoteFrame>
  );
}

/** The same field, prerendered. */
export function NoteFieldPlace({ question, words }: Omit<IslandProps['note-field'], 'id'>) {
  const field = <WrittenFieldPlace label={question} lines={LINES} />;
  return (
    <NoteFrame field={field} to="/cuaderno#notas" open={words.open}>
      {words.kept}
    </NoteFrame>
  );
}

interface NoteFrameProps {
  field: ReactNode;
  to: string;
  open: string;
  children: ReactNode;
}

function NoteFrame({ field, to, open, children }: NoteFrameProps) {
  return (
    <div className="mt-3 text-base">
      {field}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft print:hidden">
        <span>{children}</span>
        <Link to={to} className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11">
          {open}
        </Link>
      </p>
    </div>
  );
}

/** Where the lessons need the answer again: the text, or a note that there is none. */
export function NoteAnswer({ id, words, userId }: WithUser<IslandProps['note-answer']>) {
  const { records, status } = useNotebook(userId);
  const record = records.get(`note/${id}`) as NotebookRecord<'note'> | undefined;
  const text = record?.value.text.trim() ?? '';
  if (!record || text === '')
    return <p className="mt-3 min-h-7 text-base text-ink-soft">{status === 'ready' && words.empty}</p>;
  return (
    <figure className="mt-3">
      <blockquote className="border-l-2 border-accent pl-4 text-base whitespace-pre-wrap">{text}</blockquote>
      <figcaption className="mt-1 pl-4 text-sm text-ink-soft">
        {fill(words.writtenOn, { fecha: formatDate(new Date(record.updatedAt)) })}
      </figcaption>
    </figure>
  );
}
