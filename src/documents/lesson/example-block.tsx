import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

/** A business like the reader's, pinned to the page like a clipping. */
export function ExampleBlock({ node: { props, children } }: { node: ContainerNode<'ejemplo'> }) {
  return (
    <aside className="lesson-block lesson-compact rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="leading-snug">
        <span className="block text-sm text-ink-soft">{lessonCopy.defaults.ejemplo}</span>
        <span className="font-heading text-lg font-semibold">{props.empresa}</span>
      </p>
      <BlockList nodes={children} />
    </aside>
  );
}
