import { useId, useState, type FormEvent } from 'react';
import { auth } from '#content.ts';
import { env } from '#lib/env.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { AuthFailure } from './actions.ts';

type FieldName = 'email' | 'password';

/** By the provider's code; all others are nobody's typing. */
const wrongFields: Record<string, readonly FieldName[]> = {
  invalid_credentials: ['email', 'password'],
  email_address_invalid: ['email'],
  user_already_exists: ['email'],
  email_exists: ['email'],
  weak_password: ['password'],
  same_password: ['password'],
};

/** 'validation_failed' stands for anything; only an address is named in its message. */
function wrongIn({ code = '', message }: AuthFailure): readonly FieldName[] {
  if (code === 'validation_failed') return /correo|e-?mail/i.test(message) ? ['email'] : [];
  return wrongFields[code] ?? [];
}

/**
 * One submission at a time; what went wrong stays until the next try, at its field where it concerns one alone, else under
 * the form. `form` is for the form itself, `field` and `button` for what stands in it: disabled meanwhile, and the one that
 * had the focus gets it back. The toast announces a failure; its explanation is read with what it concerns and with the button.
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
  const id = useId();
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

  const wrong = failure ? wrongIn(failure) : [];
  const isOfOneField = wrong.length === 1;
  const explanation = { id, text: failure && !isOfOneField ? explain(failure) : null };
  const control = { disabled: isSubmitting };
  return {
    form: { method: 'post', onSubmit: submit, ...keptFocus },
    field: (name: FieldName) => ({
      ...control,
      id: `${id}-${name}`,
      error: failure && isOfOneField && wrong.includes(name) ? precise(failure) : null,
      ...(explanation.text && { 'aria-describedby': id }),
      ...(explanation.text && wrong.includes(name) && { 'aria-invalid': true }),
    }),
    // A field's note has the field's name (ui/form/field.tsx).
    button: {
      ...control,
      ...(failure && { 'aria-describedby': isOfOneField ? `${id}-${wrong[0]}-note` : id }),
    },
    explanation,
    isSubmitting,
  };
}

/** Our own server says in Spanish what exactly is wrong with a field; a Supabase project says it in English. */
const precise = (failure: AuthFailure) => (env.isOwnServer ? failure.message : explain(failure));

/** The Spanish explanation, beside the provider's own message in the toast. */
export function explain({ code, message }: AuthFailure): string {
  const texts: Record<string, string> = auth.explain;
  const known = code && texts[code];
  if (known) return known;
  if (/fetch|network/i.test(message)) return auth.explain.network;
  return auth.explain.other;
}
