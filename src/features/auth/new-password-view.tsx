import { useState, type FormEvent } from 'react';
import { auth, messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { setPassword } from './actions.ts';
import { Explanation, ViewHeading } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubmit } from './use-submit.ts';

export function NewPasswordView({ onDone }: { onDone: () => void }) {
  const [password, setPasswordText] = useState('');
  const [confirm, setConfirm] = useState('');
  const text = auth.newPassword;
  const { submit, isSubmitting, explanation } = useSubmit(() => setPassword(password), {
    success: () => {
      toast({ title: text.doneTitle, text: text.doneText });
      onDone();
    },
    failure: ({ message }) => toast({ title: text.errorTitle, text: message, variant: 'destructive' }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (password === confirm) return submit();
    toast({ ...messages.passwordMismatch, variant: 'destructive' });
  }

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <ViewHeading title={text.title} text={text.text} />
      <PasswordField
        label={text.password}
        hint={auth.signUp.hint}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPasswordText(event.target.value)}
        disabled={isSubmitting}
      />
      <PasswordField
        label={text.confirm}
        name="confirm-password"
        autoComplete="new-password"
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        disabled={isSubmitting}
      />
      <Explanation text={explanation} />
      <Button type="submit" className="w-full" disabled={isSubmitting}>
        {isSubmitting ? text.submitting : text.action}
      </Button>
    </form>
  );
}
