import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { fill } from '#common/fill.ts';
import { auth } from '#content.ts';
import { env } from '#lib/env.ts';
import { mailIsLate } from '#lib/backend/supabase.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import type { AuthFailure } from './actions.ts';
import { EmailField, Explanation, MailboxHint, TextButton, ViewHeading } from './form-parts.tsx';
import { useSubmit } from './use-submit.ts';

export function CheckMailView({
  email,
  onResend,
  onBack,
}: {
  email: string;
  onResend: () => void;
  onBack: () => void;
}) {
  const text = auth.checkMail;
  // The state when the account was created; the next call must not change it.
  const [isLate] = useState(mailIsLate);
  return (
    <div className="space-y-5">
      <MailCheck aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
      <h2 className="text-2xl">{isLate ? text.lateTitle : text.title}</h2>
      <p>{fill(isLate ? text.late : text.text, { email })}</p>
      {env.localMailbox && <MailboxHint address={env.localMailbox} />}
      <p className="text-sm text-ink-soft">{text.spam}</p>
      <p className="text-sm text-ink-soft">{text.taken}</p>
      <Button variant="secondary" onClick={onResend}>
        {text.resend}
      </Button>
      <div>
        <TextButton onClick={onBack}>{text.back}</TextButton>
      </div>
    </div>
  );
}

interface SendMailViewProps {
  text: { title: string; text: string; action: string; submitting: string; done: string; late: string };
  email: string;
  onEmail: (email: string) => void;
  send: (email: string) => Promise<AuthFailure | null>;
  onBack: () => void;
}

/** Asks for an address and sends one mail to it: password recovery, or another confirmation. */
export function SendMailView({ text, email, onEmail, send, onBack }: SendMailViewProps) {
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const sendAgain = () => {
    // Screen readers announce the same words again only if they were removed first.
    setConfirmation(null);
    return send(email);
  };
  const { form, field, button, isSubmitting, explanation } = useSubmit(sendAgain, {
    success: () => setConfirmation(fill(mailIsLate() ? text.late : text.done, { email })),
    failure: ({ message }) => toast({ title: auth.sendErrorTitle, text: message, variant: 'destructive' }),
  });
  return (
    <form {...form} className="space-y-5">
      <ViewHeading title={text.title} text={text.text} />
      <EmailField
        label={auth.signIn.email}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        {...field('email')}
      />
      <Explanation {...explanation} />
      <div role="status">
        {confirmation && (
          <p className="rounded-control border border-success px-3 py-2.5 text-success">{confirmation}</p>
        )}
      </div>
      {confirmation && env.localMailbox && <MailboxHint address={env.localMailbox} />}
      <Button type="submit" className="w-full" {...button}>
        {isSubmitting ? text.submitting : text.action}
      </Button>
      <TextButton onClick={onBack}>{auth.recover.back}</TextButton>
    </form>
  );
}
