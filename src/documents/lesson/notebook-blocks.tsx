import { NotebookPen } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { fill } from '#common/fill.ts';
import { type ContainerNode, lessonCopy, notebook, type NotebookPlace } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { NoteAnswer, NoteFieldPlace } from '#features/notebook/note-places.tsx';
import { Link } from '#ui/link.tsx';
import { BlockList } from './block-list.tsx';

/** Address of the document that is being drawn: links within the same page have other words. */
export const DocumentAddress = createContext('');

const copy = lessonCopy.notebook;

/** A note to write, which says where the learner will need it. The field has its full height before hydration. */
export function NotebookBlock({ node: { props, children } }: { node: ContainerNode<'cuaderno'> }) {
  const entry = notebook.find(({ id }) => id === props.id);
  const field = { id: props.id, question: props.question, words: copy.field };
  return (
    <Page id={`cuaderno-${props.id}`} label={copy.ask} title={props.title} question={props.question}>
      <BlockList nodes={children} />
      <p className="mt-2 text-base">{copy.keep}</p>
      <Island name="note-field" props={field}>
        <NoteFieldPlace {...field} />
      </Island>
      <Places label={copy.returnsIn} places={entry?.returns ?? []} />
    </Page>
  );
}

/** Recalls a note: its question again, a link to where a lesson asks it, and what to do with it now. */
export function RecallBlock({ node: { props, children } }: { node: ContainerNode<'retoma'> }) {
  const entry = notebook.find(({ id }) => id === props.id);
  const answer = { id: props.id, words: copy.field };
  return (
    <Page id={`retoma-${props.id}`} label={copy.recall} title={entry?.title} question={entry?.question}>
      <Island name="note-answer" props={answer}>
        <NoteAnswer {...answer} userId={undefined} />
      </Island>
      <Places label={copy.askedIn} places={entry ? [entry.asked] : []} />
      <BlockList nodes={children} />
    </Page>
  );
}

interface PageProps {
  id: string;
  label: string;
  title: string | undefined;
  question: string | undefined;
  children: ReactNode;
}

function Page({ id, label, title, question, children }: PageProps) {
  return (
    <aside
      id={id}
      className="lesson-block lesson-compact scroll-mt-32 rounded-card border border-line-strong bg-surface p-5 sm:p-6"
    >
      <p className="flex items-center gap-2 text-sm font-semibold text-accent">
        <NotebookPen aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </p>
      <p className="mt-1 font-heading text-lg leading-snug font-semibold">{title}</p>
      <p className="mt-1 text-base">{question}</p>
      {children}
    </aside>
  );
}

function Places({ label, places }: { label: string; places: NotebookPlace[] }) {
  const address = useContext(DocumentAddress);
  if (places.length === 0) return null;
  const nameOf = ({ to, title, module }: NotebookPlace) => {
    if (to.startsWith(`${address}#`)) return copy.here;
    return module ? fill(copy.module, { n: module }) : fill(copy.guide, { titulo: title });
  };
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {label}
      {places.map((place) => (
        <Link key={place.to} to={place.to} className="ml-2 text-accent underline underline-offset-4">
          {nameOf(place)}
        </Link>
      ))}
    </p>
  );
}
