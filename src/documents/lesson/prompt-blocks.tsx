import { CornerDownRight } from 'lucide-react';
import { lessonCopy, type ContainerNode, type LeafNode } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { Island } from '#documents/island.tsx';
import { FillInButton } from '#features/filling/fill-in-button.tsx';
import { listVariables } from '#common/fill-prompt.ts';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { BlockList } from './block-list.tsx';

/** Letters of a prompt's line on paper (A4). */
const PAPER_LINE = 80;

/** A text of fewer than 15 lines stays on one page of paper. */
function isShort(text: string): boolean {
  const onPaper = (line: string) => Math.max(1, Math.ceil(line.length / PAPER_LINE));
  return text.split('\n').reduce((sum, line) => sum + onPaper(line), 0) < 15;
}

/** A card with a prompt to copy. The button stays in view while the learner scrolls a long prompt. */
export function PromptBlock({ node: { title, text } }: { node: LeafNode<'prompt'> }) {
  return (
    <figure
      aria-label={title}
      data-short={isShort(text) || undefined}
      className="lesson-block lesson-wide relative pt-8"
    >
      <p className="absolute top-0 left-4 h-8 rounded-t-control border border-b-0 border-line-strong bg-marker px-3 pt-1.5 text-xs font-semibold">
        {lessonCopy.defaults.prompt}
      </p>
      <div className="rounded-card border border-line-strong bg-surface">
        <div className="sticky top-[7.5rem] z-10 flex items-center justify-between gap-4 rounded-t-card border-b border-line bg-surface py-2.5 pr-3 pl-5 lg:top-[4.25rem] print:static">
          <p className="min-w-0 leading-snug font-semibold">{title}</p>
          <CopyButton
            kind="prompt"
            label={lessonCopy.copy.prompt}
            done={lessonCopy.copy.done}
            subject={title}
          />
        </div>
        {listVariables(text).length > 0 && (
          <Island name="fill-in" props={{ title }} className="border-b border-line px-5 py-2 print:hidden">
            <FillInButton title={title} />
          </Island>
        )}
        <PromptText text={text} />
      </div>
    </figure>
  );
}

const names: Record<string, string> = { json: 'JSON', markdown: 'Markdown', text: 'Texto' };

export function CodeBlock({ node: { lang, text } }: { node: LeafNode<'codigo'> }) {
  const name = names[lang] ?? lang;
  return (
    <figure
      aria-label={name}
      data-short={isShort(text) || undefined}
      className="lesson-block lesson-wide rounded-card border border-line-strong bg-surface"
    >
      <div className="sticky top-[7.5rem] z-10 flex items-center justify-between gap-4 rounded-t-card border-b border-line bg-surface py-2 pr-3 pl-5 lg:top-[4.25rem] print:static">
        <p className="text-sm font-semibold text-ink-soft">{name}</p>
        <CopyButton kind="code" label={lessonCopy.copy.code} done={lessonCopy.copy.done} subject={name} />
      </div>
      <PromptText text={text} hasVariables={lang !== 'json'} />
    </figure>
  );
}

/**
 * The result of the prompt above, with the teacher's remark below it. A remark without a fault says whether the answer can be
 * sent as it is.
 */
export function ResultBlock({ node: { props, children } }: { node: ContainerNode<'resultado'> }) {
  return (
    <figure className="lesson-block lesson-compact lesson-result ml-2 border-l-2 border-dashed border-line-strong pl-4 sm:ml-5 sm:pl-5">
      <figcaption className="leading-snug">
        <span className="flex items-center gap-2 text-sm text-ink-soft">
          <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
          {lessonCopy.defaults.resultado}
        </span>
        {props.title && (
          <span className="mt-1 block font-semibold first-letter:uppercase">{props.title}</span>
        )}
      </figcaption>
      <BlockList nodes={children} />
      {props.fault && (
        <p className="mt-3 border-t border-line pt-3 text-base">
          <strong className="text-danger">{lessonCopy.defaults.fault}:</strong> {props.fault}
        </p>
      )}
      {props.merit && (
        <p className="mt-3 border-t border-line pt-3 text-base">
          <strong className="text-success">{lessonCopy.defaults.merit}</strong> {props.merit}
        </p>
      )}
    </figure>
  );
}
