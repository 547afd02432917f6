import { Share2 } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { fillingCopy } from '#content.ts';
import { copyText } from '#lib/clipboard.ts';
import { publicLink } from '#lib/env.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { choiceClass, Disclosure } from './disclosure.tsx';

const { share: copy, messages } = fillingCopy;

/** Shares the link of the prompt's page, never the values that the learner filled in. */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const url = publicLink(path);
  const text = fill(copy.text, { titulo: title });
  const words = encodeURIComponent(`${text} ${url}`);

  if (typeof navigator !== 'undefined' && 'share' in navigator) {
    return (
      <Button
        variant="secondary"
        className="max-sm:px-3"
        // Closing the share sheet without a choice rejects.
        onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}
      >
        <Share2 aria-hidden="true" className="size-4 shrink-0" />
        {copy.label}
      </Button>
    );
  }

  async function copyLink() {
    if (await copyText(url)) toast(messages.linkCopied);
    else toast({ ...messages.copyFailed, variant: 'destructive' });
  }
  return (
    <Disclosure label={copy.label} icon={Share2}>
      <p className="px-3 pt-2 text-sm text-ink-soft">{copy.note}</p>
      <ul>
        <li>
          <ExternalLink className={choiceClass} href={`https://wa.me/?text=${words}`}>
            {copy.whatsapp}
          </ExternalLink>
        </li>
        <li>
          <a className={choiceClass} href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>
            {copy.mail}
          </a>
        </li>
        <li>
          <button type="button" className={choiceClass} onClick={() => void copyLink()}>
            {copy.copy}
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
