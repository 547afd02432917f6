import type { ReactNode } from 'react';
import type { IslandName } from '#common/island-contract.ts';
import { NavLink } from '#ui/link.tsx';

interface WorkspacePage {
  address: string;
  /** In the navigation. */
  label: string;
  /** The title of the tab; also the heading, unless the island has its own. */
  title: string;
  lead?: string;
  hasOwnHeading?: boolean;
  island: Extract<IslandName, 'profile' | 'search' | 'import' | 'manage' | 'settings'>;
}

export const workspacePages: WorkspacePage[] = [
  {
    address: '/profile',
    label: 'Roadmap',
    title: 'Project roadmap',
    lead: 'Four stages from idea to done. Drag a card, use its handle, or move it step by step.',
    island: 'profile',
  },
  {
    address: '/search',
    label: 'Search',
    title: 'Universal search',
    lead: 'Ask across everything you have saved. The answers are canned; the conversations behave like real ones.',
    island: 'search',
  },
  {
    address: '/import',
    label: 'Import',
    title: 'Import data',
    lead: 'Choose where your knowledge lives today. The import is pretended: nothing leaves this page.',
    island: 'import',
  },
  {
    address: '/manage',
    label: 'Library',
    title: 'Cortex Library',
    hasOwnHeading: true,
    island: 'manage',
  },
  {
    address: '/settings',
    label: 'Settings',
    title: 'Settings',
    lead: 'How the workspace behaves. Changes last as long as this page is open.',
    island: 'settings',
  },
];

interface WorkspaceDocumentProps {
  address: string;
  title: string;
  lead?: string | undefined;
  hasOwnHeading?: boolean | undefined;
  children: ReactNode;
}

/** The frame of the demo screens, the only part of the school in English (open point 2). */
export function WorkspaceDocument({ address, title, lead, hasOwnHeading, children }: WorkspaceDocumentProps) {
  return (
    <div lang="en" className="shell pt-6 pb-20 md:pt-8 md:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-b border-line pb-2">
        <nav aria-label="Demo workspace">
          <ul className="flex flex-wrap gap-x-3.5 sm:gap-x-6">
            {workspacePages.map((page) => (
              <li key={page.address}>
                <NavLink
                  to={page.address}
                  address={address}
                  className="group inline-flex min-h-11 items-center text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:text-ink"
                >
                  <span className="group-aria-[current=page]:marked">{page.label}</span>
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
