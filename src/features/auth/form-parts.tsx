import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { auth } from '#content.ts';
import { InputField } from '#ui/form/field.tsx';

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
