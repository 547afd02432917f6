import type { ReactNode } from 'react';
import { Fold } from '#ui/fold.tsx';

interface EntryPartProps {
  id: string;
  title: string;
  /** If a page has several entries, their parts are smaller and not landmarks. */
  heading?: 'h2' | 'h4';
  text?: string;
  /** A button or link for this part, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of an entry's page, with an address of its own. */
export function EntryPart({ id, title, heading: Heading = 'h2', text, action, children }: EntryPartProps) {
  return (
    <section aria-labelledby={Heading === 'h2' ? id : undefined} className="entry-part">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading id={id} className={Heading === 'h2' ? 'text-2xl' : 'text-xl'}>
          {title}
        </Heading>
        {action}
      </div>
      {text && <p className="mt-3 max-w-[38rem] text-ink-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** A part that most learners do not need: folded under its title. */
export function FoldedPart({ id, title, heading: Heading = 'h2', text, action, children }: EntryPartProps) {
  return (
    <section aria-labelledby={Heading === 'h2' ? id : undefined} className="entry-fold">
      <Fold
        heading={
          <Heading id={id} className="text-xl">
            {title}
          </Heading>
        }
      >
        <div className="pb-8">
          {(text || action) && (
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              {text && <p className="max-w-[38rem] text-ink-soft">{text}</p>}
              {action}
            </div>
          )}
          {children}
        </div>
      </Fold>
    </section>
  );
}

interface EntryContentsProps {
  title: string;
  parts: { id: string; title: string }[];
  /** Beside each other, as many as fit. */
  isRow?: boolean;
  className?: string;
}

/** Links to the parts: the page is long, and most learners come for one of them. */
export function EntryContents({ title, parts, isRow = false, className = '' }: EntryContentsProps) {
  return (
    <nav aria-label={title} className={`print:hidden ${className}`}>
      <p className={isRow ? 'sr-only' : 'font-heading text-lg font-semibold'}>{title}</p>
      <ul className={`text-sm ${isRow ? 'flex flex-wrap gap-x-6' : 'mt-2 columns-[9rem_2] gap-x-6'}`}>
        {parts.map((part) => (
          <li key={part.id} className="break-inside-avoid">
            <a
              href={`#${part.id}`}
              className="block py-1.5 leading-snug text-accent hover:underline pointer-coarse:py-3"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
