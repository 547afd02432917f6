import type { ReactNode } from 'react';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { Unbroken } from '#ui/text/unbroken.tsx';

interface ArgumentSectionsProps {
  sections: { title: string; paragraphs: string[] }[];
}

/** The running text of /why and /about: heading in the margin, paragraphs in a reading column. */
export function ArgumentSections({ sections }: ArgumentSectionsProps) {
  return sections.map(({ title, paragraphs }) => (
    <section
      key={title}
      className="mt-12 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 className="text-2xl">
        <MarkedText text={title} />
      </h2>
      <div className="max-w-[68ch] space-y-5 text-lg leading-[1.7]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  ));
}

interface ClosingPanelProps {
  title: string;
  text: string;
  /** The link to the next page. */
  children: ReactNode;
}

/** The end of /why and /about, with a link to the next page. */
export function ClosingPanel({ title, text, children }: ClosingPanelProps) {
  return (
    <section className="mt-20 rounded-card border border-line bg-surface p-6 sm:p-8 md:p-12">
      <h2 className="text-2xl sm:text-3xl">
        <MarkedText text={title} />
      </h2>
      <p className="mt-3 max-w-[56ch] text-lg text-ink-soft">{text}</p>
      <p className="mt-6">{children}</p>
    </section>
  );
}
