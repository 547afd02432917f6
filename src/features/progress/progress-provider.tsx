import { focusManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { forgetSession, SignedOutError } from './progress-api.ts';

/** One failed load, one message: the cache reports each failure once, however many components look at it. */
function reportFailure(error: Error) {
  if (error instanceof SignedOutError) {
    toast({ ...messages.sessionExpired, variant: 'destructive' });
    void forgetSession();
  } else {
    toast({ ...messages.progressLoadFailed, variant: 'destructive' });
  }
}

/** Without a connection calls fail at once and say so, instead of waiting in silence for it to come back. */
const options = { retry: false, networkMode: 'always' } as const;

export const createProgressClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    defaultOptions: { queries: options, mutations: options },
  });

/** Also between two windows side by side, where nothing becomes visible: the library only looks at that. */
focusManager.setEventListener((onFocus) => {
  if (typeof document === 'undefined') return; // The build draws pages too, and has no window.
  const listener = () => onFocus();
  addEventListener('focus', listener);
  addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('visibilitychange', listener);
  };
});

/** Kept for the visit, so that the dashboard shows at once what a lesson already knew. */
const client = createProgressClient();

/** Only around the pages that show progress: public pages do not load the query library. */
export function ProgressProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
