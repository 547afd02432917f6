import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  heading: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part folded under its heading. The browser's search finds its text and unfolds it; paper shows it unfolded. */
export function Fold({ heading, className = '', children }: FoldProps) {
  return (
    <details
      className={`group border-t border-line print:details-content:[content-visibility:visible] ${className}`}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        {heading}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
