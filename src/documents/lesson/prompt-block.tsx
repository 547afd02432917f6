import { lessonCopy, type LeafNode } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { Island } from '#documents/island.tsx';
import { FillInButton } from '#features/filling/fill-in-button.tsx';
import { listVariables } from '#lib/prompt-variables.ts';
import { PromptText } from '#ui/prompt-text.tsx';

/** An index card to take out and use. The button stays in reach while a long prompt passes by. */
export function PromptBlock({ node: { title, text } }: { node: LeafNode<'prompt'> }) {
  return (
    <figure className="lesson-block lesson-wide relative pt-8">
      <p className="absolute top-0 left-4 h-8 rounded-t-control border border-b-0 border-line-strong bg-marker px-3 pt-1.5 text-xs font-semibold">
        {lessonCopy.defaults.prompt}
      </p>
      <div className="rounded-card border border-line-strong bg-surface">
        <div className="sticky top-[7.5rem] z-10 flex items-center justify-between gap-4 rounded-t-card border-b border-line bg-surface py-2.5 pr-3 pl-5 lg:top-[4.25rem] print:static">
          <figcaption className="leading-snug font-semibold">{title}</figcaption>
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
