import { FolderInput, ListFilter, Plus, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip.tsx';
import { controlClass } from '#ui/form/field.tsx';
import { ITEM_TYPES } from './knowledge-item.ts';
import type { Library } from './use-library.ts';

const ALL_TYPES = 'All types';

type ToolbarProps = Pick<Library, 'text' | 'setText' | 'type' | 'setType'> & {
  selectedCount: number;
  onMove: () => void;
  onNewCortex: () => void;
};

export function LibraryToolbar({
  text,
  setText,
  type,
  setType,
  selectedCount,
  onMove,
  onNewCortex,
}: ToolbarProps) {
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const filterId = useId();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative min-w-0 grow basis-64">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="search"
            aria-label="Search cortexes"
            placeholder="Search cortexes..."
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${controlClass} pl-10.5`}
          />
        </div>
        <Button
          variant="secondary"
          aria-expanded={isFilterOpen}
          aria-controls={filterId}
          onClick={() => setIsFilterOpen(!isFilterOpen)}
          className={type === null ? '' : 'bg-marker!'}
        >
          <ListFilter aria-hidden="true" className="size-4" />
          Filter
          {type !== null && <span className="sr-only">: {type}</span>}
        </Button>
        <Button onClick={onNewCortex}>
          <Plus aria-hidden="true" className="size-4" />
          New Cortex
        </Button>
        {selectedCount > 0 && (
          <Button variant="secondary" onClick={onMove} className="animate-rise">
            <FolderInput aria-hidden="true" className="size-4" />
            Move ({selectedCount})
          </Button>
        )}
      </div>
      <div id={filterId} hidden={!isFilterOpen} className="mt-3 border-line sm:rounded-card sm:border sm:p-4">
        <ChipGroup
          label="Type"
          options={[ALL_TYPES, ...ITEM_TYPES]}
          value={type ?? ALL_TYPES}
          onChange={(choice) => setType(ITEM_TYPES.find((known) => known === choice) ?? null)}
        />
      </div>
    </>
  );
}
