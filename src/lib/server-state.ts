import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { forgetSession, SignedOutError } from './backend-answer.ts';
import { toast } from './toasts.ts';

interface Message {
  title: string;
  text: string;
}

/** What a query or mutation says when it fails; one without messages leaves that to its component. */
interface FailureMessages extends Record<string, unknown> {
  failed?: Message;
  signedOut?: Message;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMessages;
    mutationMeta: FailureMessages;
  }
}

/** One failed call, one message: the caches report each failure once, however many components look at it. */
function reportFailure(error: Error, meta: FailureMessages | undefined) {
  const isSignedOut = error instanceof SignedOutError;
  const message = isSignedOut ? meta?.signedOut : meta?.failed;
  if (message) toast({ ...message, variant: 'destructive' });
  // If the client cannot be loaded now, the next refused call tries again.
  if (isSignedOut) forgetSession().catch(() => undefined);
}

/** Without a connection calls fail at once and say so, instead of waiting in silence for it to come back. */
const options = { retry: false, networkMode: 'always' } as const;

/**
 * What the server knows, kept for the visit: the dashboard shows at once what a lesson already read. Handed to
 * `useQuery` and `useMutation` as their second argument; a provider in the root layout would bring the library
 * (8 kB) to public pages, which never ask the server (docs/decisions/0021).
 */
export const serverState = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => reportFailure(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => reportFailure(error, mutation.meta),
  }),
  defaultOptions: { queries: options, mutations: options },
});

/** The library watches visibility alone; moving between two windows side by side only changes the focus. */
function watchFocus(onFocus: (isFocused?: boolean) => void) {
  const listener = () => onFocus();
  addEventListener('focus', listener);
  addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('visibilitychange', listener);
  };
}

// The build draws pages too, and has no window to watch.
if (typeof document !== 'undefined') {
  focusManager.setEventListener(watchFocus);
  serverState.mount();
}
