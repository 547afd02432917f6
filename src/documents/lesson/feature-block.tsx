import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

/** One of the numbered features of module 3: a page of its own in the notebook. */
export function FeatureBlock({ node: { props, children } }: { node: ContainerNode<'funcion'> }) {
  return (
    <section aria-labelledby={props.id} className="lesson-block lesson-wide border-t-2 border-ink pt-6">
      <div className="flex items-start gap-4 sm:gap-6">
        <span
          aria-hidden="true"
          className="grid h-14 min-w-14 place-items-center rounded-control bg-marker px-2 font-heading text-3xl leading-none font-bold"
        >
          {props.numero}
        </span>
        <div>
          <h3 id={props.id} className="text-2xl">
            {props.titulo}
          </h3>
          {props.cuando && (
            <p className="mt-1.5 text-ink-soft">
              <span className="font-semibold text-ink">{lessonCopy.defaults.cuando}:</span> {props.cuando}
            </p>
          )}
        </div>
      </div>
      <BlockList nodes={children} />
    </section>
  );
}
