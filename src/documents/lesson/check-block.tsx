import { ChevronDown } from 'lucide-react';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

/** A question to the reader; the answer stays folded until it is asked for. */
export function CheckBlock({ node: { props, children } }: { node: ContainerNode<'comprueba'> }) {
  return (
    <details className="group lesson-block lesson-compact border-y border-line-strong">
      <summary className="list-none py-4 [&::-webkit-details-marker]:hidden">
        <span className="block text-sm font-semibold text-accent">{lessonCopy.defaults.comprueba}</span>
        <span className="mt-1 block font-heading text-lg leading-snug font-semibold">{props.pregunta}</span>
        <span className="mt-2 inline-flex items-center gap-1.5 text-sm text-ink-soft group-open:hidden print:hidden">
          <ChevronDown aria-hidden="true" className="size-4" />
          {lessonCopy.defaults.showAnswer}
        </span>
      </summary>
      <div className="pb-5">
        <BlockList nodes={children} />
      </div>
    </details>
  );
}
