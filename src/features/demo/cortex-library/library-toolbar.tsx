import { FolderInput, ListFilter, Plus, Search } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/form/field.tsx';

interface ToolbarProps {
  text: string;
  onText: (text: string) => void;
  selectedCount: number;
  onMove: () => void;
  onNewCortex: () => void;
}

export function LibraryToolbar({ text, onText, selectedCount, onMove, onNewCortex }: ToolbarProps) {
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 grow basis-64">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={search}
          type="search"
          aria-label="Search cortexes"
          placeholder="Search cortexes..."
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={`${controlClass} pl-10.5`}
        />
      </div>
      {/* Spec section 2 names this button but not what it does. The search is what filters. */}
      <Button variant="secondary" onClick={() => search.current?.focus()}>
        <ListFilter aria-hidden="true" className="size-4" />
        Filter
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
  );
}
