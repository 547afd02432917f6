import type { ReactNode } from 'react';
import { MarkedText } from '#ui/text/marked-text.tsx';

interface TeamSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A question of the person who decides, and its answer below a line across the page. */
export function TeamSection({ id, title, text, children }: TeamSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-16 scroll-mt-20 border-t-2 border-ink pt-8"
    >
      <h2 id={`${id}-title`} className="text-3xl">
        <MarkedText text={title} />
      </h2>
      {text && <p className="mt-3 max-w-[68ch] text-lg leading-[1.7] text-ink-soft">{text}</p>}
      <div className="mt-7">{children}</div>
    </section>
  );
}
