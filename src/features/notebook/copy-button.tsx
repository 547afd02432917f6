import { Check, Copy } from 'lucide-react';
import { cuaderno } from '#content.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { copyChecked, type Tags } from './take-away.ts';

interface CopyButtonProps extends Tags {
  text: string;
  label: string;
  /** What it copies, for screen readers, if a page has several of these buttons. */
  subject?: string;
  variant?: 'primary' | 'secondary';
  disabled?: boolean;
  className?: string;
}

/** Checks the text for personal data, copies it, and says so itself for two seconds: a message would cover what comes next. */
export function CopyButton({ text, label, subject, variant, disabled, className, ...tags }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  const shown = isCopied ? cuaderno.copied : label;
  return (
    <Button
      size="sm"
      {...(variant && { variant })}
      {...(className && { className })}
      disabled={disabled}
      aria-label={subject && `${shown}: ${subject}`}
      onClick={() => copyChecked(text, copy, tags)}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
