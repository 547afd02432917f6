import type { LeafNode } from '#content.ts';
import { PromptText } from '#ui/prompt-text.tsx';
import { CopyButton } from './copy-button.tsx';

const names: Record<string, string> = { json: 'JSON', markdown: 'Markdown', text: 'Texto' };

export function CodeBlock({ node: { lang, text } }: { node: LeafNode<'codigo'> }) {
  const name = names[lang] ?? lang;
  return (
    <figure className="lesson-block lesson-wide rounded-card border border-line-strong bg-surface">
      <div className="sticky top-[7.5rem] z-10 flex items-center justify-between gap-4 rounded-t-card border-b border-line bg-surface py-2 pr-3 pl-5 lg:top-[4.25rem] print:static">
        <figcaption className="text-sm font-semibold text-ink-soft">{name}</figcaption>
        <CopyButton text={text} subject={name} />
      </div>
      <PromptText text={text} hasVariables={lang !== 'json'} />
    </figure>
  );
}
