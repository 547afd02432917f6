import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { auth } from '#content.ts';
import { env } from '#lib/env.ts';
import { mailIsLate } from '#lib/supabase.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from './form-parts.tsx';
import { MailboxHint } from './mailbox-hint.tsx';

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
  // As it was when the account was created, not as it is with the next call.
  const [isLate] = useState(mailIsLate);
  return (
    <div className="space-y-5">
      <MailCheck aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
      <h2 className="text-2xl">{isLate ? text.lateTitle : text.title}</h2>
      <p>{(isLate ? text.late : text.text).replace('{email}', email)}</p>
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
