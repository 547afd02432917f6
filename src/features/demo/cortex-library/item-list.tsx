import { ItemCheckbox, ItemLink } from './item-parts.tsx';
import { shortDate } from './knowledge-item.ts';
import type { SelectableViewProps } from './library-view.ts';

/** One line and a pitch: for reading through, where the table is for looking up. */
export function ItemList({ items, selectedIds, onSelect }: SelectableViewProps) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.id}
          className={`flex items-start gap-1 border-b border-line py-3 ${selectedIds.has(item.id) ? 'bg-marker/25' : ''}`}
        >
          <ItemCheckbox item={item} selectedIds={selectedIds} onSelect={onSelect} />
          <div className="min-w-0 grow pt-1 pr-2 pointer-coarse:pt-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="font-sans text-base leading-snug tracking-normal">
                <ItemLink item={item} />
              </h3>
              <p className="text-sm text-ink-soft">
                {item.writer}, <time dateTime={item.createdDate}>{shortDate(item.createdDate)}</time>
              </p>
            </div>
            <p className="mt-0.5 text-ink-soft">{item.pitch}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
