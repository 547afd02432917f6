import type { ReactNode } from 'react';
import { useRootMark } from '#lib/use-root-mark.ts';

/**
 * On narrow screens, a bar that stays at the lower edge for as long as its surroundings are in sight; on wide
 * ones, plain content. Notifications make room for it (see toaster.tsx).
 */
export function BottomBar({ children }: { children: ReactNode }) {
  useRootMark('data-bottom-bar');
  return (
    <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-[clamp(1.25rem,4vw,2.5rem)] max-lg:py-3 print:hidden">
      {children}
    </div>
  );
}
