import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fill } from '#common/fill.ts';
import { cuenta } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { toast } from '#lib/toasts.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { explain, readMyData } from './account-api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

interface AccountSectionProps {
  /** Null until the page knows the session. */
  email: string | null;
  /** Deletes what this browser stores for the account; if missing, the dialog does not offer it. */
  onForgetDevice?: () => Promise<void>;
  /** Called once the account and its session are deleted: go to the site root. */
  onDeleted: () => void;
}

/** What the server stores about the learner: to download or to delete (open point 27). */
export function AccountSection({ email, onForgetDevice, onDeleted }: AccountSectionProps) {
  const [isDownloading, setIsDownloading] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const { stored, download, delete: remove } = cuenta;

  async function downloadMyData() {
    setIsDownloading(true);
    try {
      const data = await readMyData();
      downloadText(download.file, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
      toast({ title: download.doneTitle, text: fill(download.doneText, { archivo: download.file }) });
    } catch (error) {
      toast({ title: download.failedTitle, text: explain(error), variant: 'destructive' });
    }
    setIsDownloading(false);
  }

  return (
    <section aria-labelledby="cuenta">
      <h2 id="cuenta" className="text-3xl">
        {cuenta.title}
      </h2>
      {email && <p className="mt-2 break-words text-ink-soft">{fill(cuenta.signedInAs, { email })}</p>}
      <h3 className="mt-6 text-xl">{stored.title}</h3>
      <ul className="mt-2 max-w-prose list-disc space-y-1.5 pl-5">
        {stored.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/privacidad" className="inline-flex min-h-11 items-center text-link">
          {stored.privacy}
        </Link>
      </p>
      <div className="mt-6 grid gap-8 border-t border-line pt-6 md:grid-cols-2">
        <div {...keptFocus}>
          <h3 className="text-xl">{download.title}</h3>
          <p className="mt-2 mb-4 text-ink-soft">{download.text}</p>
          <Button variant="secondary" disabled={isDownloading} onClick={() => void downloadMyData()}>
            <Download aria-hidden="true" className="size-5" />
            {isDownloading ? download.pending : download.action}
          </Button>
        </div>
        <div>
          <h3 className="text-xl">{remove.title}</h3>
          <p className="mt-2 mb-4 text-ink-soft">{remove.text}</p>
          <Button variant="danger" disabled={!email} onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {remove.action}
          </Button>
        </div>
      </div>
      {email && (
        <DeleteAccountDialog
          email={email}
          isOpen={isDeleting}
          onOpenChange={setIsDeleting}
          onForgetDevice={onForgetDevice}
          onDeleted={onDeleted}
        />
      )}
    </section>
  );
}
