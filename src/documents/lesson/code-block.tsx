import { lessonCopy, type LeafNode } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { PromptText } from '#ui/prompt-text.tsx';

const names: Record<string, string> = { json: 'JSON', markdown: 'Markdown', text: 'Texto' };

export function CodeBlock({ node: { lang, text } }: { node: LeafNode<'codigo'> }) {
  const name = names[lang] ?? lang;
  return (
    <figure className="lesson-block lesson-wide rounded-card border border-line-strong bg-surface">
      <div className="sticky top-[7.5rem] z-10 flex items-center justify-between gap-4 rounded-t-card border-b border-line bg-surface py-2 pr-3 pl-5 lg:top-[4.25rem] print:static">
        <figcaption className="text-sm font-semibold text-ink-soft">{name}</figcaption>
        <CopyButton kind="code" label={lessonCopy.copy.code} done={lessonCopy.copy.done} subject={name} />
      </div>
      <PromptText text={text} hasVariables={lang !== 'json'} />
    </figure>
  );
}
