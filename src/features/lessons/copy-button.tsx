import { Check, Copy } from 'lucide-react';
import { lessonCopy, messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers: several of these buttons stand on a page. */
  subject: string;
  isPrompt?: boolean;
}

export function CopyButton({ text, subject, isPrompt = false }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  async function onClick() {
    if (!(await copy(text))) toast({ ...messages.copyFailed, variant: 'destructive' });
    else if (isPrompt) toast(messages.copySucceeded);
  }
  const Icon = isCopied ? Check : Copy;
  const label = isPrompt ? lessonCopy.copy.prompt : lessonCopy.copy.code;
  return (
    <Button variant="secondary" size="sm" onClick={() => void onClick()} className="shrink-0 print:hidden">
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? lessonCopy.copy.done : label}</span>
      <span className="sr-only"> {subject}</span>
    </Button>
  );
}
