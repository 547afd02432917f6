import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** A hint on hover and focus. The trigger must say everything necessary by itself. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-64 animate-page rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
