import { ArrowUpRight } from 'lucide-react';
import { lessonCopy } from '#content.ts';
import { publicLink } from '#lib/public-link.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';

/** The guide's own links: module 1 here, and module 1 at the school's public address (decision 3). */
export function ContextLinks() {
  const { title, text, links, external } = lessonCopy.contextEngineering;
  return (
    <aside className="lesson-after mt-16 max-w-[46rem] rounded-card border border-line bg-surface p-6 sm:p-8">
      <p className="font-heading text-2xl font-semibold">{title}</p>
      <p className="mt-2 text-ink-soft">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {links.map(({ label, to }) => (
          <a key={to} href={to} className={buttonClass('primary')}>
            {label}
          </a>
        ))}
        <ExternalLink href={publicLink('/modulo-1')} className={buttonClass('secondary')}>
          {external}
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </ExternalLink>
      </p>
    </aside>
  );
}
