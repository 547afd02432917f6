import { memo } from 'react';
import { fill } from '#common/fill.ts';
import { cuaderno, notebook as questions, type NotebookEntry, type NotebookPlace } from '#content.ts';
import { formatDate } from '#lib/dates.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { useNotebookPart } from '#lib/notebook/use-notebook.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { WrittenField } from '#ui/form/written-field.tsx';
import { writtenNotes } from './notebook-register.tsx';

const copy = cuaderno.notes;

/** All questions of the lessons, in order: the learner's answer, where the lesson asks it and where it returns. */
export function Notes({ userId }: { userId: string }) {
  const written = useNotebookPart(userId, ({ records }) => writtenNotes(records));
  const first = questions[0];
  return (
    <>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        {copy.lead} {written > 0 && fill(copy.progress, { n: written, total: questions.length })}
      </p>
      {written === 0 && first && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-dashed border-line-strong p-5 print:hidden">
          <p className="grow basis-64">{copy.empty.text}</p>
          <Link to={first.asked.to} className={buttonClass('secondary', 'sm')}>
            {copy.empty.action}
          </Link>
        </div>
      )}
      <ul className="mt-6">
        {questions.map((entry) => (
          <Note key={entry.id} entry={entry} userId={userId} />
        ))}
      </ul>
    </>
  );
}

interface NoteProps {
  entry: NotebookEntry;
  userId: string;
}

/** Reads its own record, so typing in one note does not redraw the others. */
const Note = memo(function Note({ entry, userId }: NoteProps) {
  const { id, title, question, asked, returns } = entry;
  const record = useNotebookPart(userId, ({ records }) => records.get(`note/${id}`)) as
    | NotebookRecord<'note'>
    | undefined;
  const write = (text: string) => void notebookOf(userId).update(`note/${id}`, () => ({ text }));
  const text = record?.value.text ?? '';
  const isWritten = text.trim() !== '';
  return (
    <li className={`border-t border-line py-6 print:break-inside-avoid ${isWritten ? '' : 'print:hidden'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-xl">{title}</h3>
        {isWritten && record && (
          <p className="text-sm text-ink-soft">
            {fill(copy.writtenOn, { fecha: formatDate(new Date(record.updatedAt)) })}
          </p>
        )}
      </div>
      <WrittenField label={question} value={text} onChange={write} className="mt-1.5" />
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm text-ink-soft">
        <Places label={copy.askedIn} places={[asked]} />
        <Places label={copy.returnsIn} places={returns} />
      </p>
    </li>
  );
});

function Places({ label, places }: { label: string; places: NotebookPlace[] }) {
  const nameOf = ({ title, module }: NotebookPlace) =>
    module ? fill(copy.module, { n: module }) : fill(copy.guide, { titulo: title });
  return (
    <span>
      {label}
      {places.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          className="ml-2 inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
        >
          {nameOf(place)}
        </Link>
      ))}
    </span>
  );
}
