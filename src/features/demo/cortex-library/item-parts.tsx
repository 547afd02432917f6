import { Checkbox } from '#ui/checkbox.tsx';
import { Tag } from '#ui/chip.tsx';
import type { KnowledgeItem } from './knowledge-item.ts';
import type { SelectableViewProps } from './library-view.ts';

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
  onSelect,
}: { item: KnowledgeItem } & Omit<SelectableViewProps, 'items'>) {
  return (
    <Checkbox
      label={`Select ${title}`}
      isLabelHidden
      isChecked={selectedIds.has(id)}
      onChange={(isChecked) => onSelect([id], isChecked)}
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
