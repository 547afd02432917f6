import { CornerDownRight } from 'lucide-react';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

/** What came back: the loose sheet under the prompt's card, with the teacher's remark at its foot. */
export function ResultBlock({ node: { props, children } }: { node: ContainerNode<'resultado'> }) {
  return (
    <figure className="lesson-block lesson-compact lesson-result ml-2 border-l-2 border-dashed border-line-strong pl-4 sm:ml-5 sm:pl-5">
      <figcaption className="leading-snug">
        <span className="flex items-center gap-2 text-sm text-ink-soft">
          <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
          {lessonCopy.defaults.resultado}
        </span>
        {props.titulo && (
          <span className="mt-1 block font-semibold first-letter:uppercase">{props.titulo}</span>
        )}
      </figcaption>
      <BlockList nodes={children} />
      {props.falla && (
        <p className="mt-3 border-t border-line pt-3 text-base">
          <strong className="text-danger">{lessonCopy.defaults.falla}:</strong> {props.falla}
        </p>
      )}
    </figure>
  );
}
