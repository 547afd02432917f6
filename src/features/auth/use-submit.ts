import { useId, useState, type FormEvent } from 'react';
import { auth } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { AuthFailure } from './actions.ts';

/** By the provider's code; all others are nobody's typing. */
const wrongFields: Record<string, readonly ('email' | 'password')[]> = {
  invalid_credentials: ['email', 'password'],
  validation_failed: ['email', 'password'],
  email_address_invalid: ['email'],
  user_already_exists: ['email'],
  email_exists: ['email'],
  weak_password: ['password'],
  same_password: ['password'],
};

/**
 * One submission at a time; what went wrong stays under the form until the next try. `form` is for the form itself, `field`
 * and `button` for what stands in it: disabled meanwhile, and the one that had the focus gets it back. The toast announces a
 * failure; its explanation is read with the control that has the focus again.
 */
export function useSubmit(
  call: () => Promise<AuthFailure | null>,
  on: {
    /** Whether the form may be sent at all. */
    accept?: () => boolean;
    /** Whether a call is under way, for what stands around the form. */
    busy?: (isBusy: boolean) => void;
    success: () => void;
    failure: (failure: AuthFailure) => void;
  },
) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const explanationId = useId();
  const keptFocus = useKeptFocus<HTMLFormElement>();

  async function send() {
    if (isSubmitting) return;
    setFailure(null);
    if (on.accept?.() === false) return;
    setIsSubmitting(true);
    on.busy?.(true);
    // A client that could not be loaded throws instead of answering with an error.
    const failed = await call().catch(() => ({ message: auth.explain.network, code: 'network' }));
    setIsSubmitting(false);
    on.busy?.(false);
    if (!failed) return on.success();
    setFailure(failed);
    on.failure(failed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(); // Nothing to wait for: a failure has become an explanation.
  }

  const wrong = wrongFields[failure?.code ?? ''] ?? [];
  const control = { disabled: isSubmitting, ...(failure && { 'aria-describedby': explanationId }) };
  return {
    form: { method: 'post', onSubmit: submit, ...keptFocus },
    field: (name: 'email' | 'password') => ({
      ...control,
      ...(wrong.includes(name) && { 'aria-invalid': true }),
    }),
    button: control,
    explanation: { id: explanationId, text: failure && explain(failure) },
    isSubmitting,
  };
}

/** The Spanish explanation under the form, beside the provider's own message in the toast. */
export function explain({ code, message }: AuthFailure): string {
  const texts: Record<string, string> = auth.explain;
  const known = code && texts[code];
  if (known) return known;
  if (/fetch|network/i.test(message)) return auth.explain.network;
  return auth.explain.other;
}
