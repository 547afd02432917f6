import { useState } from 'react';
import { auth, messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/form/password-field.tsx';

export function PasswordField(props: PasswordFieldProps) {
  return <Field {...props} showLabel={auth.showPassword} hideLabel={auth.hidePassword} />;
}

/** The confirming password: unless it equals the first, the form is not submitted (spec section 5). */
export function useConfirmation(password: string) {
  const [confirm, setConfirm] = useState('');
  const [wasRefused, setWasRefused] = useState(false);
  const isEqual = password === confirm;
  return {
    confirm,
    setConfirm,
    error: wasRefused && !isEqual ? messages.passwordMismatch.text : null,
    /** Returns whether the form may be sent, and shows an error if not. */
    accept() {
      setWasRefused(!isEqual);
      if (!isEqual) toast({ ...messages.passwordMismatch, variant: 'destructive' });
      return isEqual;
    },
  };
}

interface NewPasswordFieldsProps {
  labels: { password: string; confirm: string };
  password: string;
  onPassword: (password: string) => void;
  confirmation: ReturnType<typeof useConfirmation>;
  /** Props from useSubmit. */
  field: { id: string; disabled: boolean; error: string | null };
}

/** A new password, typed twice: for a new account, or instead of a forgotten one. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, password, onPassword, confirmation, field } = props;
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={auth.signUp.hint}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        {...field}
      />
      <PasswordField
        label={labels.confirm}
        error={confirmation.error}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation.confirm}
        onChange={(event) => confirmation.setConfirm(event.target.value)}
        disabled={field.disabled}
      />
    </>
  );
}
