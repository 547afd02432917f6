import { FileText, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { faultKinds, practica, type Hunt } from '#content.ts';
import { documentId } from './find-quote.ts';
import type { HuntSentence } from './judged-sentence.tsx';

const copy = practica.case;

/** Stays beside the answer while the learner scrolls, with its own scrollbar if it is longer than the screen. */
export function HuntDesk({ hunt: { brief, documents } }: { hunt: Hunt }) {
  return (
    <div
      role="region"
      aria-label={copy.deskLabel}
      tabIndex={0}
      className="min-w-0 lg:fading lg:sticky lg:top-24 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-1 lg:pb-0 print:static print:max-h-none"
    >
      <h2 className="text-2xl">{copy.brief}</h2>
      <div
        id={documentId('encargo')}
        className="mt-3 flex gap-3 rounded-card border-2 border-ink bg-surface px-4 py-4 sm:px-5"
      >
        <MessageSquareText aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
        <HuntText html={brief} title={copy.brief} />
      </div>
      <h2 className="mt-8 text-2xl">{copy.documents}</h2>
      {documents.map(({ id, title, html }) => (
        <Sheet key={id} id={documentId(id)} title={title}>
          <HuntText html={html} title={title} />
        </Sheet>
      ))}
    </div>
  );
}

function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="mt-3 overflow-hidden rounded-card border border-line bg-surface"
    >
      <h3
        id={`${id}-titulo`}
        className="flex items-start gap-2.5 border-b border-line px-4 py-3 text-base leading-snug sm:px-5"
      >
        <FileText aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
        {title}
      </h3>
      <div className="px-4 py-4 sm:px-5">{children}</div>
    </section>
  );
}

const tableRoles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * A table that is too wide, as at twice the text size, scrolls sideways, also by keyboard. On a phone CSS draws some tables
 * as a grid; the roles keep them tables for screen readers.
 */
function HuntText({ html, title }: { html: string; title: string }) {
  const label = fill(copy.table, { documento: title }).replaceAll('"', '&quot;');
  const scrolling = html
    .replace(
      /<(table|thead|tbody|tr|th|td)(?=[ >])/g,
      (tag, name: string) => `${tag} role="${tableRoles[name]}"`,
    )
    .replaceAll(
      '<table ',
      `<div class="practice-table" role="region" tabindex="0" aria-label="${label}"><table `,
    )
    .replaceAll('</table>', '</table></div>');
  return <div className="practice-text" dangerouslySetInnerHTML={{ __html: scrolling }} />;
}

/** The answer with the words that the page says about each sentence. */
export const sentencesOf = ({ answer, documents }: Hunt): HuntSentence[] => {
  const titles = new Map([
    ['encargo', copy.brief],
    ...documents.map(({ id, title }) => [id, title] as const),
  ]);
  return answer.map(({ text, starts, fault, reason, proofs }) => ({
    text,
    starts,
    fault: fault && faultKinds[fault],
    reason,
    proofs: proofs.map(({ source, quote }) => ({
      source,
      title: titles.get(source) ?? source,
      quote,
    })),
  }));
};
