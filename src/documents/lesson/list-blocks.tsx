import { Check, X } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { lessonCopy, type ContainerNode, type LessonNode } from '#content.ts';
import { Tag } from '#ui/chip.tsx';
import { BlockHeading } from './block-heading.tsx';
import { BlockList } from './block-list.tsx';

/** A block's children as blocks of one name; the compiler has checked that there are no others. */
function childBlocks<Name extends ContainerNode['block']>(children: LessonNode[], name: Name) {
  return children.filter((child): child is Extract<ContainerNode, { block: Name }> => child.block === name);
}

const grids = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 xl:grid-cols-6' };

/** The cards of an incomplete last row share its width, so that no gap remains. */
const widths = {
  2: 'sm:last:odd:col-span-2',
  3: 'sm:last:odd:col-span-2 xl:col-span-2 xl:last:odd:col-span-2 xl:nth-last-2:nth-[3n+1]:col-span-3 xl:last:nth-[3n+2]:col-span-3! xl:last:nth-[3n+1]:col-span-6!',
};

/** A grid of small cards; a letter or a number makes them the parts of a framework. */
export function CardsBlock({ node: { props, children } }: { node: ContainerNode<'tarjetas'> }) {
  const columns = props.columns ?? 2;
  return (
    <ul className={`lesson-block lesson-wide lesson-compact grid gap-4 ${grids[columns]}`}>
      {childBlocks(children, 'tarjeta').map((card) => (
        <li key={card.props.title} className={widths[columns]}>
          <CardBlock node={card} />
        </li>
      ))}
    </ul>
  );
}

function CardBlock({ node: { props, children } }: { node: ContainerNode<'tarjeta'> }) {
  const sign = props.letter ?? props.number;
  return (
    <div className="h-full rounded-card border border-line bg-surface p-5">
      <div className="mb-2 flex items-baseline gap-3">
        {sign !== undefined && (
          <span aria-hidden="true" className="font-heading text-4xl leading-none font-bold text-accent">
            {sign}
          </span>
        )}
        <BlockHeading level={props.level} className="min-w-0 text-lg wrap-anywhere">
          {props.number !== undefined && <span className="sr-only">{props.number}. </span>}
          {props.title}
        </BlockHeading>
      </div>
      {props.tag && (
        <p className="mb-2">
          <Tag>{props.tag}</Tag>
        </p>
      )}
      <BlockList nodes={children} />
    </div>
  );
}

/** Before and after, side by side where there is room; the better one has the ink border. */
export function ComparisonBlock({ node: { props, children } }: { node: ContainerNode<'comparacion'> }) {
  const [before] = childBlocks(children, 'antes');
  const [after] = childBlocks(children, 'despues');
  return (
    <figure className="lesson-block lesson-wide lesson-compact">
      {props.title && <figcaption className="mb-3 font-semibold">{props.title}</figcaption>}
      <div className="grid gap-3 md:grid-cols-2">
        {before && (
          <div className="rounded-card border border-dashed border-line-strong p-[calc(1.25rem+1px)]">
            <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-danger">
              <X aria-hidden="true" className="size-4 shrink-0" />
              {before.props.title ?? lessonCopy.defaults.antes}
            </p>
            <BlockList nodes={before.children} />
          </div>
        )}
        {after && (
          <div className="rounded-card border-2 border-ink bg-surface p-5">
            <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-success">
              <Check aria-hidden="true" className="size-4 shrink-0" />
              {after.props.title ?? lessonCopy.defaults.despues}
            </p>
            <BlockList nodes={after.children} />
          </div>
        )}
      </div>
    </figure>
  );
}

/** Numbered steps down a line. */
export function StepsBlock({ node }: { node: ContainerNode<'pasos'> }) {
  return (
    <ol className="lesson-block lesson-wide">
      {childBlocks(node.children, 'paso').map(({ props, children }, index) => (
        <li key={props.title} className="relative pb-8 pl-13 last:pb-0 sm:pl-18">
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
          <BlockHeading level={props.level} className="pt-1.5 text-xl">
            <span className="sr-only">{fill(lessonCopy.defaults.paso, { n: index + 1 })}: </span>
            {props.title}
          </BlockHeading>
          <BlockList nodes={children} />
        </li>
      ))}
    </ol>
  );
}

/** When, then what: a roadmap read from top to bottom. */
export function TimelineBlock({ node }: { node: ContainerNode<'linea'> }) {
  return (
    <ol className="lesson-block lesson-wide lesson-compact">
      {childBlocks(node.children, 'hito').map(({ props, children }) => (
        <li
          key={props.when + props.title}
          className="grid gap-x-8 border-t border-line py-5 first:border-t-2 first:border-ink last:border-b-2 last:border-b-ink sm:grid-cols-[8rem_1fr]"
        >
          <p className="font-heading font-semibold">
            <span className="marked">{props.when}</span>
          </p>
          <div>
            <BlockHeading level={props.level} className="text-lg max-sm:mt-2">
              {props.title}
            </BlockHeading>
            <BlockList nodes={children} />
          </div>
        </li>
      ))}
    </ol>
  );
}
