import { useState } from 'react';
import { auth, messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/form/password-field.tsx';

export function PasswordField(props: PasswordFieldProps) {
  return <Field {...props} showLabel={auth.showPassword} hideLabel={auth.hidePassword} />;
}

/** The second, confirming password: it must equal the first, or nothing is submitted (spec section 5). */
export function useConfirmation(password: string) {
  const [confirm, setConfirm] = useState('');
  const [wasRefused, setWasRefused] = useState(false);
  const isEqual = password === confirm;
  return {
    confirm,
    setConfirm,
    error: wasRefused && !isEqual ? messages.passwordMismatch.text : null,
    /** Says whether the form may be sent, and tells the person when it may not. */
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
  /** What useSubmit says of it. */
  field: { id: string; disabled: boolean; error: string | null };
}

/** A new password, typed twice: to create an account and to replace a forgotten one. */
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
