import type { ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';
import { childBlocks } from './child-blocks.ts';

/** When, then what: a roadmap read from top to bottom. */
export function TimelineBlock({ node }: { node: ContainerNode<'linea'> }) {
  return (
    <ol className="lesson-block lesson-wide lesson-compact">
      {childBlocks(node.children, 'hito').map(({ props, children }) => (
        <li
          key={props.cuando + props.titulo}
          className="grid gap-x-8 border-t border-line py-5 first:border-t-2 first:border-ink last:border-b-2 last:border-b-ink sm:grid-cols-[8rem_1fr]"
        >
          <p className="font-heading font-semibold">
            <span className="marked">{props.cuando}</span>
          </p>
          <div>
            <h3 className="text-lg max-sm:mt-2">{props.titulo}</h3>
            <BlockList nodes={children} />
          </div>
        </li>
      ))}
    </ol>
  );
}
