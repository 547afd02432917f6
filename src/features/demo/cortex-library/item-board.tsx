import { ItemLink, Keywords } from './item-parts.tsx';
import { BOARD_COLUMNS, type KnowledgeItem } from './knowledge-item.ts';

/** Three columns, without selection (spec section 4). */
export function ItemBoard({ items }: { items: KnowledgeItem[] }) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-3">
      {BOARD_COLUMNS.map(({ name, types }) => {
        const own = items.filter(({ type }) => types.includes(type));
        return (
          <section key={name} aria-label={name} className="rounded-card border border-line p-3">
            <h3 className="flex items-baseline justify-between px-1 pb-3 text-lg">
              {name}{' '}
              <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">{own.length}</span>
            </h3>
            {own.length === 0 && <p className="px-1 pb-2 text-sm text-ink-soft">Nothing here right now.</p>}
            <ul className="space-y-3">
              {own.map((item) => (
                <li key={item.id} className="rounded-control border border-line bg-surface p-3.5">
                  <p className="mb-1 text-xs text-ink-soft">
                    {item.type}, {item.source}
                  </p>
                  <h4 className="mb-3 text-base leading-snug">
                    <ItemLink item={item} />
                  </h4>
                  <Keywords keywords={item.keywords} max={2} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
