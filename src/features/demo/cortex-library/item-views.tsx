import { Checkbox } from '#ui/form/checkbox.tsx';
import { Tag } from '#ui/chip.tsx';
import { BOARD_COLUMNS, shortDate, type KnowledgeItem, type SelectableViewProps } from './knowledge-item.ts';

/** Index cards, as in the school's libraries: the type on the tab, then the card. */
export function ItemGrid({ items, selectedIds, onToggle }: SelectableViewProps) {
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
                <ItemCheckbox item={item} selectedIds={selectedIds} onToggle={onToggle} />
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

/** A line and a pitch per item: a list to read, where the table is for looking things up. */
export function ItemList({ items, selectedIds, onToggle }: SelectableViewProps) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.id}
          className={`flex items-start gap-1 border-b border-line py-3 ${selectedIds.has(item.id) ? 'bg-marker/25' : ''}`}
        >
          <ItemCheckbox item={item} selectedIds={selectedIds} onToggle={onToggle} />
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

export function ItemLink({ item: { title, url } }: { item: KnowledgeItem }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center font-semibold decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export function ItemCheckbox({
  item: { id, title },
  selectedIds,
  onToggle,
}: { item: KnowledgeItem } & Omit<SelectableViewProps, 'items'>) {
  return (
    <Checkbox
      label={`Select ${title}`}
      isLabelHidden
      isChecked={selectedIds.has(id)}
      onChange={() => onToggle(id)}
    />
  );
}

/** Spec section 9: cards show at most three tags, then '+N'. */
export function Keywords({ keywords, max = 3 }: { keywords: string[]; max?: number }) {
  const hidden = keywords.length - max;
  return (
    <ul aria-label="Keywords" className="flex flex-wrap gap-1.5">
      {keywords.slice(0, max).map((keyword) => (
        <li key={keyword} className="max-w-full">
          <Tag>{keyword}</Tag>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Tag>+{hidden}</Tag>
        </li>
      )}
    </ul>
  );
}
