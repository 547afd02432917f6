import type { ReactNode } from 'react';
import { MarkedText } from '#ui/marked-text.tsx';

interface ClosingPanelProps {
  title: string;
  text: string;
  /** The link that leads on. */
  children: ReactNode;
}

/** How /why and /about end: with the way on. */
export function ClosingPanel({ title, text, children }: ClosingPanelProps) {
  return (
    <section className="mt-20 rounded-card border border-line bg-surface p-8 md:p-12">
      <h2 className="text-3xl">
        <MarkedText text={title} />
      </h2>
      <p className="mt-3 max-w-[56ch] text-lg text-ink-soft">{text}</p>
      <p className="mt-6">{children}</p>
    </section>
  );
}
