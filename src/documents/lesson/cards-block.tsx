import type { ContainerNode } from '#content.ts';
import { Tag } from '#ui/chip.tsx';
import { BlockList } from './block-list.tsx';
import { childBlocks } from './child-blocks.ts';

const grids = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 xl:grid-cols-6' };

/** A last row that is not full is shared by its cards, so that no hole remains. */
const widths = {
  2: 'sm:last:odd:col-span-2',
  3: 'sm:last:odd:col-span-2 xl:col-span-2 xl:last:odd:col-span-2 xl:nth-last-2:nth-[3n+1]:col-span-3 xl:last:nth-[3n+2]:col-span-3! xl:last:nth-[3n+1]:col-span-6!',
};

/** A grid of small cards; with a letter or a number they become the pieces of a framework. */
export function CardsBlock({ node: { props, children } }: { node: ContainerNode<'tarjetas'> }) {
  const columns = props.columnas ?? 2;
  return (
    <ul className={`lesson-block lesson-wide lesson-compact grid gap-4 ${grids[columns]}`}>
      {childBlocks(children, 'tarjeta').map((card) => (
        <li key={card.props.titulo} className={widths[columns]}>
          <CardBlock node={card} />
        </li>
      ))}
    </ul>
  );
}

function CardBlock({ node: { props, children } }: { node: ContainerNode<'tarjeta'> }) {
  const sign = props.letra ?? props.numero;
  return (
    <div className="h-full rounded-card border border-line bg-surface p-5">
      <div className="mb-2 flex items-baseline gap-3">
        {sign !== undefined && (
          <span aria-hidden="true" className="font-heading text-4xl leading-none font-bold text-accent">
            {sign}
          </span>
        )}
        <h3 className="min-w-0 text-lg wrap-anywhere">{props.titulo}</h3>
      </div>
      {props.etiqueta && (
        <p className="mb-2">
          <Tag>{props.etiqueta}</Tag>
        </p>
      )}
      <BlockList nodes={children} />
    </div>
  );
}
