import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

/** What to take home, as a checklist between two ink lines. */
export function SummaryBlock({ node }: { node: ContainerNode<'resumen'> }) {
  return (
    <div className="lesson-block lesson-summary border-y-2 border-ink py-5">
      <p className="mb-3 font-heading text-lg font-semibold">
        <span className="marked">{lessonCopy.defaults.resumen}</span>
      </p>
      <BlockList nodes={node.children} />
    </div>
  );
}
