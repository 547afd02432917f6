import { Check, Copy, Download } from 'lucide-react';
import { fillingCopy, messages, promptLibrary } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { useFilledCopy } from '#lib/prompts/filled-copy.ts';
import { promptOnPage } from '#lib/prompts/prompt-on-page.ts';
import { toast } from '#lib/toasts.ts';
import { useCopy } from '#lib/clipboard.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { useBottomBar } from '#lib/use-bottom-bar.ts';
import { Button } from '#ui/button.tsx';
import { useCopyShortcut } from './use-copy-shortcut.ts';

const text = promptLibrary.entry;

const untouchedPrompt = () => promptOnPage(document.querySelector('#prompt code'));

interface PromptActionsProps {
  slug: string;
  /** What the file says before the prompt. */
  head: string;
  /** The bar itself; the build has none. */
  place?: HTMLElement;
}

/**
 * Copy and download. On narrow screens they stay at the lower edge, beside the thumb. Once something is filled in, the first
 * thing to do is to copy it; the prompt as it stands can still be had.
 */
export function PromptActions({ slug, head, place }: PromptActionsProps) {
  const { isCopied, copy } = useCopy();
  const copyFilled = useFilledCopy();
  useBottomBar(place ?? null);

  async function copyPrompt() {
    if (await copy(untouchedPrompt())) toast(messages.copySucceeded);
    else toast({ ...messages.copyFailed, variant: 'destructive' });
  }
  useCopyShortcut(() => void copyPrompt());

  function download() {
    downloadText(`${slug}.txt`, `${head}${untouchedPrompt()}\n`);
    toast(messages.downloadStarted);
  }

  const CopyIcon = isCopied ? Check : Copy;
  return (
    <>
      <div className={`flex gap-3 lg:flex-col ${copyFilled ? 'max-lg:flex-wrap max-lg:gap-2' : ''}`}>
        {copyFilled && (
          <Button size="lg" className="max-lg:basis-full" onClick={copyFilled}>
            <Copy aria-hidden="true" className="size-5" />
            {fillingCopy.copy}
          </Button>
        )}
        <Button
          variant={copyFilled ? 'secondary' : 'primary'}
          size="lg"
          className="grow max-sm:px-3 max-sm:text-base"
          aria-keyshortcuts="Control+C Meta+C"
          onClick={() => void copyPrompt()}
        >
          <CopyIcon aria-hidden="true" className="size-5" />
          {isCopied ? text.copied : text.copy}
        </Button>
        <Button variant="secondary" size="lg" className="max-sm:px-3 max-sm:text-base" onClick={download}>
          <Download aria-hidden="true" className="size-5 max-sm:hidden" />
          {text.download}
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-soft max-lg:hidden pointer-coarse:hidden">
        <CopyKeys /> {text.shortcut}
      </p>
    </>
  );
}

function CopyKeys() {
  const isHydrated = useIsHydrated();
  const isApple = isHydrated && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <>
      <Key>{isApple ? '⌘' : 'Ctrl'}</Key> <Key>C</Key>
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-b-2 border-line-strong bg-surface px-1.5 py-0.5 font-mono text-xs text-ink">
      {children}
    </kbd>
  );
}
