import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** The link to the parent page, at the top of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-medium text-accent hover:underline print:hidden"
  >
    <ArrowLeft aria-hidden="true" className="size-4" />
    {children}
  </Link>
);
