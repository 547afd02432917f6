import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PromptDatum } from '#common/fill-prompt.ts';
import { buttonClass } from '#ui/button.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { PromptActionsBar } from './prompt-actions-bar.tsx';

interface PromptSheetProps {
  /** Id of the prompt's text. */
  textId: string;
  text: string;
  data: PromptDatum[];
  /** If a page has several prompts, their headings are smaller, and this names each for screen readers. */
  subject?: string;
  copy: {
    prompt: string;
    blockLabel: string;
    copy: string;
    copied: string;
    download: string;
    downloadNote: string;
    formLabel: string;
    formTitle: string;
    formText: string;
    shortcut?: string;
  };
  /** What the file is called, and what it says before the prompt. */
  file: { name: string; head: string };
  /** The island of the form. */
  form: ReactNode;
  /** The island below the prompt. */
  answer: ReactNode;
}

/**
 * A prompt of the library or of a trade: the form and, beside it, the text that it fills; on narrow screens one after the
 * other. Both scroll with the page, so a field and its line of the prompt are seen together. The bar to copy comes last.
 */
export function PromptSheet(props: PromptSheetProps) {
  const { textId, copy, subject, form, answer } = props;
  const Heading = subject ? 'h4' : 'h2';
  return (
    <div>
      <div className="flex flex-col gap-x-10 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start print:block">
        <section aria-label={copy.formLabel} className="lg:col-start-2 print:hidden">
          <Heading className="text-lg">{copy.formTitle}</Heading>
          <p className="mt-1 mb-3 text-sm text-ink-soft">{copy.formText}</p>
          {form}
        </section>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <PromptBlock {...props} />
          {answer}
        </div>
      </div>
      <PromptActionsBar textId={textId} copy={copy} subject={subject} shortcut={copy.shortcut} />
    </div>
  );
}

/** On a phone it is as wide as the screen: longer lines, fewer screens. */
function PromptBlock({ textId, text, data, subject, copy, file }: PromptSheetProps) {
  const Heading = subject ? 'h4' : 'h2';
  return (
    <div className="border-y border-line-strong bg-surface max-sm:-mx-5 sm:rounded-card sm:border">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-b border-line px-5 py-2.5">
        <Heading className="text-lg">{copy.prompt}</Heading>
        <button
          type="button"
          data-download={file.name}
          data-copy-from={textId}
          data-head={file.head}
          className={buttonClass('secondary', 'sm', 'print:hidden')}
        >
          <Download aria-hidden="true" className="size-4" />
          {copy.download}
          {subject && <span className="sr-only">: {subject}</span>}
        </button>
        <p className="w-full text-sm text-ink-soft sm:text-right print:hidden">{copy.downloadNote}</p>
      </div>
      <section id={textId} aria-label={copy.blockLabel}>
        <PromptText text={text} data={data} />
      </section>
    </div>
  );
}

/** What a downloaded file says before the prompt: its title, and a line for each further entry (spec section 7). */
export function promptFileHead(title: string, entries: [label: string, text: string][]): string {
  const lines = entries.map(([label, text]) => `${label}: ${text}`);
  return [title, '='.repeat(title.length), '', ...lines, '', '-'.repeat(40), '', ''].join('\n');
}
