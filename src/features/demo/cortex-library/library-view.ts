import type { KnowledgeItem } from './knowledge-item.ts';

export type LibraryView = 'table' | 'grid' | 'list' | 'kanban';

/** What the three views with selection are given; the board shows items only. */
export interface SelectableViewProps {
  items: KnowledgeItem[];
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
}
