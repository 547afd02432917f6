import { CircleAlert } from 'lucide-react';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { auth, messages } from '#content.ts';
import { InputField } from '#ui/form/field.tsx';
import { toast } from '#lib/toasts.ts';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/form/password-field.tsx';

export function EmailField(
  props: InputHTMLAttributes<HTMLInputElement> & { label: string; error: string | null },
) {
  return <InputField required type="email" name="email" autoComplete="email" inputMode="email" {...props} />;
}

/** The explanation in Spanish. It is a live region only where no toast announces the failure. */
export function Explanation({ text, ...rest }: { id: string; text: string | null; role?: 'alert' }) {
  return (
    <div {...rest}>
      {text && (
        <p className="flex gap-2 rounded-control border border-danger px-3 py-2.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

export function TextButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 text-left text-sm text-link">
      {children}
    </button>
  );
}

/** Heading and text of the views that replace the tabs. */
export function ViewHeading({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
    </>
  );
}

/** On a machine without mail delivery, users find their mail in the server's own mailbox. */
export function MailboxHint({ address }: { address: string }) {
  return (
    <p className="rounded-control bg-marker/60 px-3 py-2.5 text-sm">
      {auth.checkMail.mailbox}{' '}
      <a href={address} target="_blank" rel="noopener" className="font-semibold underline underline-offset-4">
        {auth.checkMail.mailboxAction}
      </a>
    </p>
  );
}

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
