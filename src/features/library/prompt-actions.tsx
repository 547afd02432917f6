import { Check, Copy, Download } from 'lucide-react';
import { messages, type Prompt, type PromptsPage } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { toast } from '#lib/toasts.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { promptFile } from './prompt-file.ts';
import { useCopyShortcut } from './use-copy-shortcut.ts';

interface PromptActionsProps {
  prompt: Prompt;
  copy: PromptsPage['entry'];
}

/** Copy and download. On narrow screens they stay at the lower edge, beside the thumb. */
export function PromptActions({ prompt, copy: text }: PromptActionsProps) {
  const { isCopied, copy } = useCopy();

  async function copyPrompt() {
    if (await copy(prompt.content)) toast(messages.copySucceeded);
    else toast({ ...messages.copyFailed, variant: 'destructive' });
  }
  useCopyShortcut(() => void copyPrompt());

  function download() {
    downloadText(`${prompt.slug}.txt`, promptFile(prompt, text.file));
    toast(messages.downloadStarted);
  }

  const CopyIcon = isCopied ? Check : Copy;
  return (
    <div className="flex gap-3 lg:flex-col">
      <Button
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
  );
}
