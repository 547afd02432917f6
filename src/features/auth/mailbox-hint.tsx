import { auth } from '#content.ts';

/** On a machine without mail delivery the person finds the mail in the server's own mailbox. */
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
