import type { ReactNode } from 'react';
import { usePageMeta } from '#lib/page-meta.ts';
import { NavLink } from '#ui/link.tsx';

const PAGES = [
  { to: '/profile', label: 'Roadmap' },
  { to: '/search', label: 'Search' },
  { to: '/import', label: 'Import' },
  { to: '/manage', label: 'Library' },
  { to: '/settings', label: 'Settings' },
];

interface WorkspacePageProps {
  /** Title of the browser's tab; also the heading, unless the page brings its own. */
  title: string;
  lead?: string;
  hasOwnHeading?: boolean;
  children: ReactNode;
}

/** The frame of the demo screens. They are the one part of the school in English (open point 2). */
export function WorkspacePage({ title, lead, hasOwnHeading = false, children }: WorkspacePageProps) {
  usePageMeta({ title: `${title} | Aplica IA` });
  return (
    <div lang="en" className="shell pt-6 pb-20 md:pt-8 md:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-b border-line pb-2">
        <nav aria-label="Demo workspace">
          <ul className="flex flex-wrap gap-x-3.5 sm:gap-x-6">
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="group inline-flex min-h-11 items-center text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:text-ink"
                >
                  <span className="group-aria-[current=page]:marked">{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="py-1 text-sm text-ink-soft">Demo: sample data, nothing is stored.</p>
      </div>
      {!hasOwnHeading && (
        <header className="pt-8 md:pt-12">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {lead && <p className="mt-2 max-w-[68ch] text-lg text-ink-soft">{lead}</p>}
        </header>
      )}
      {children}
    </div>
  );
}
