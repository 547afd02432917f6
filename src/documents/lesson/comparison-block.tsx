import { Check, X } from 'lucide-react';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';
import { childBlocks } from './child-blocks.ts';

/** Before and after, side by side where there is room; the better one is the inked one. */
export function ComparisonBlock({ node: { props, children } }: { node: ContainerNode<'comparacion'> }) {
  const [before] = childBlocks(children, 'antes');
  const [after] = childBlocks(children, 'despues');
  return (
    <figure className="lesson-block lesson-wide lesson-compact">
      {props.titulo && <figcaption className="mb-3 font-semibold">{props.titulo}</figcaption>}
      <div className="grid gap-3 md:grid-cols-2">
        {before && (
          <div className="rounded-card border border-dashed border-line-strong p-5">
            <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-danger">
              <X aria-hidden="true" className="size-4 shrink-0" />
              {before.props.titulo ?? lessonCopy.defaults.antes}
            </p>
            <BlockList nodes={before.children} />
          </div>
        )}
        {after && (
          <div className="rounded-card border-2 border-ink bg-surface p-5">
            <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-success">
              <Check aria-hidden="true" className="size-4 shrink-0" />
              {after.props.titulo ?? lessonCopy.defaults.despues}
            </p>
            <BlockList nodes={after.children} />
          </div>
        )}
      </div>
    </figure>
  );
}
