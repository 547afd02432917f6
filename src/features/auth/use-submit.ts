import { useId, useState, type FormEvent } from 'react';
import { auth } from '#content.ts';
import { env } from '#lib/env.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { AuthFailure } from './actions.ts';

type FieldName = 'email' | 'password';

/** The fields that a provider code concerns; other codes concern none. */
const wrongFields: Record<string, readonly FieldName[]> = {
  invalid_credentials: ['email', 'password'],
  email_address_invalid: ['email'],
  user_already_exists: ['email'],
  email_exists: ['email'],
  weak_password: ['password'],
  same_password: ['password'],
};

/** 'validation_failed' is generic; its message names the field only for an address. */
function wrongIn({ code = '', message }: AuthFailure): readonly FieldName[] {
  if (code === 'validation_failed') return /correo|e-?mail/i.test(message) ? ['email'] : [];
  return wrongFields[code] ?? [];
}

/**
 * One submission at a time. A failure stays until the next try, at its field if it concerns only one, else below
 * the form. Spread `form` on the form, `field` and `button` on its controls: they are disabled meanwhile, and the one that
 * had the focus gets it back. The toast announces a failure; the explanation describes its field and the button.
 */
export function useSubmit(
  call: () => Promise<AuthFailure | null>,
  on: {
    /** Whether the form may be sent. */
    accept?: () => boolean;
    /** Reports a running call to the parent. */
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
    // A client that cannot load throws instead of returning an error.
    const failed = await call().catch(() => ({ message: auth.explain.network, code: 'network' }));
    setIsSubmitting(false);
    on.busy?.(false);
    if (!failed) return on.success();
    setFailure(failed);
    on.failure(failed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(); // It handles its own failure.
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
    // The id of a field's note contains the field's name (ui/form/field.tsx).
    button: {
      ...control,
      ...(failure && { 'aria-describedby': isOfOneField ? `${id}-${wrong[0]}-note` : id }),
    },
    explanation,
    isSubmitting,
  };
}

/** Our own server explains a field's error in Spanish; a Supabase project does so in English. */
const precise = (failure: AuthFailure) => (env.isOwnServer ? failure.message : explain(failure));

/** The Spanish explanation, beside the provider's own message in the toast. */
export function explain({ code, message }: AuthFailure): string {
  const texts: Record<string, string> = auth.explain;
  const known = code && texts[code];
  if (known) return known;
  if (/fetch|network/i.test(message)) return auth.explain.network;
  return auth.explain.other;
}
