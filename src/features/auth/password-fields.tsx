import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes } from 'react';
import { auth, messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { InputField } from '#ui/field.tsx';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string | null;
}

export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <InputField
      required
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          onClick={() => setIsVisible(!isVisible)}
          aria-label={isVisible ? auth.hidePassword : auth.showPassword}
          aria-pressed={isVisible}
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
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
  isDisabled: boolean;
}

/** A new password, typed twice: to create an account and to replace a forgotten one. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, password, onPassword, confirmation, isDisabled } = props;
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={auth.signUp.hint}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        disabled={isDisabled}
      />
      <PasswordField
        label={labels.confirm}
        error={confirmation.error}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation.confirm}
        onChange={(event) => confirmation.setConfirm(event.target.value)}
        disabled={isDisabled}
      />
    </>
  );
}
