import { useState, type FormEvent } from 'react';
import { auth } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { AuthFailure } from './actions.ts';

/**
 * One submission at a time; what went wrong stays under the form until the next try. `form` is for the form itself: its
 * fields are disabled meanwhile, and the one that had the focus gets it back.
 */
export function useSubmit(
  call: () => Promise<AuthFailure | null>,
  on: { success: () => void; failure: (failure: AuthFailure) => void },
) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [explanation, setExplanation] = useState<string | null>(null);
  const keptFocus = useKeptFocus<HTMLFormElement>();

  async function send() {
    if (isSubmitting) return;
    setIsSubmitting(true);
    setExplanation(null);
    // A client that could not be loaded throws instead of answering with an error.
    const failure = await call().catch(() => ({ message: auth.explain.network, code: 'network' }));
    setIsSubmitting(false);
    if (!failure) return on.success();
    setExplanation(explain(failure));
    on.failure(failure);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    void send(); // Nothing to wait for: a failure has become an explanation.
  }

  return { form: { method: 'post', onSubmit: submit, ...keptFocus }, submit, isSubmitting, explanation };
}

/** The Spanish explanation under the form, beside the provider's own message in the toast. */
export function explain({ code, message }: AuthFailure): string {
  const texts: Record<string, string> = auth.explain;
  const known = code && texts[code];
  if (known) return known;
  if (/fetch|network/i.test(message)) return auth.explain.network;
  return auth.explain.other;
}
