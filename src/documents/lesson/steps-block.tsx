import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';
import { childBlocks } from './child-blocks.ts';

/** Numbered steps down a line. */
export function StepsBlock({ node }: { node: ContainerNode<'pasos'> }) {
  return (
    <ol className="lesson-block lesson-wide">
      {childBlocks(node.children, 'paso').map(({ props, children }, index) => (
        <li key={props.titulo} className="relative pb-8 pl-13 last:pb-0 sm:pl-18">
          <span
            aria-hidden="true"
            className="absolute top-12 bottom-1 left-5 w-px bg-line-strong [li:last-child>&]:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 grid size-10 place-items-center rounded-full border-2 border-ink bg-surface font-heading text-lg font-bold"
          >
            {index + 1}
          </span>
          <h3 className="pt-1.5 text-xl">
            <span className="sr-only">{lessonCopy.defaults.paso.replace('{n}', String(index + 1))}: </span>
            {props.titulo}
          </h3>
          <BlockList nodes={children} />
        </li>
      ))}
    </ol>
  );
}
