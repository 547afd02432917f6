import { ItemCheckbox, ItemLink, Keywords } from './item-parts.tsx';
import { shortDate } from './knowledge-item.ts';
import type { SelectableViewProps } from './library-view.ts';

/** Index cards, as in the school's libraries: the type on the tab, then the card. */
export function ItemGrid({ items, selectedIds, onSelect }: SelectableViewProps) {
  return (
    <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="relative flex flex-col pt-8">
          <p className="absolute top-0 left-4 h-8 rounded-t-control border border-b-0 border-line bg-marker px-3 pt-1.5 text-xs font-semibold">
            {item.type}
          </p>
          <article
            className={`relative flex grow flex-col rounded-card border bg-surface p-4 ${selectedIds.has(item.id) ? 'border-accent outline-1 outline-accent' : 'border-line'}`}
          >
            <div className="flex items-start justify-between gap-2">
              <h3 className="line-clamp-2 pt-1 text-lg">
                <ItemLink item={item} />
              </h3>
              <div className="-mt-1 -mr-2">
                <ItemCheckbox item={item} selectedIds={selectedIds} onSelect={onSelect} />
              </div>
            </div>
            <p className="mt-2 mb-4 line-clamp-3 text-sm text-ink-soft">{item.pitch}</p>
            <Keywords keywords={item.keywords} />
            <p className="mt-auto border-t border-dashed border-line pt-3 text-sm text-ink-soft [ul+&]:mt-4">
              {item.writer} · <time dateTime={item.createdDate}>{shortDate(item.createdDate)}</time>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
