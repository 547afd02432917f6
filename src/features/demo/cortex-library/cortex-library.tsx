import { Columns3, LayoutGrid, List, Table } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EditableTitle } from '#ui/form/editable-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { CortexSidebar } from './cortex-sidebar.tsx';
import { categoryLabel, cortexLabel, refuseCortexName, refuseLibraryTitle } from './cortex.ts';
import { ItemBoard, ItemGrid, ItemList } from './item-views.tsx';
import { ItemTable } from './item-table.tsx';
import type { LibraryView } from './knowledge-item.ts';
import { LibraryToolbar } from './library-toolbar.tsx';
import { MoveDialog, NameDialog } from './dialogs.tsx';
import { useLibrary, type Library } from './use-library.ts';

const VIEWS = [
  { value: 'table', label: 'Table', icon: Table },
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
  { value: 'kanban', label: 'Kanban', icon: Columns3 },
] satisfies { value: LibraryView; label: string; icon: unknown }[];

const TITLE_LABELS = {
  input: 'Library title',
  edit: 'Edit library title',
  save: 'Save title',
  cancel: 'Cancel editing',
};

type OpenDialog = 'move' | 'new-cortex' | 'edit-title' | null;

function Items({ view, library }: { view: LibraryView; library: Library }) {
  const items = library.shownItems;
  if (items.length === 0) return <EmptyState title="No cortex items found for this section." />;
  if (view === 'kanban') return <ItemBoard items={items} />;
  const View = { table: ItemTable, grid: ItemGrid, list: ItemList }[view];
  return <View items={items} selectedIds={library.selectedIds} onSelect={library.setSelected} />;
}

export function CortexLibrary() {
  const hasEntered = useEntrance();
  const library = useLibrary();
  const [view, setView] = useState<LibraryView>('table');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { categories, section, shownItems } = library;
  const place = cortexLabel(categories, section.cortexId);
  const closeDialog = () => setDialog(null);

  return (
    <div
      data-entered={hasEntered}
      className="grid gap-x-8 gap-y-6 pt-8 transition-opacity duration-250 ease-out data-[entered=false]:opacity-0 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <CortexSidebar {...library} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <EditableTitle
            as="h1"
            value={library.title}
            onSave={library.setTitle}
            refuse={refuseLibraryTitle}
            labels={TITLE_LABELS}
            className="min-w-0 text-3xl break-words"
          />
          <SegmentedControl label="View" value={view} onChange={setView} options={VIEWS} />
        </div>
        <div className="mt-5">
          <LibraryToolbar
            {...library}
            selectedCount={library.selectedIds.size}
            onMove={() => setDialog('move')}
            onNewCortex={() => setDialog('new-cortex')}
          />
        </div>
        <div className="mt-8 mb-3 flex items-baseline justify-between gap-4">
          <h2 className="text-xl">
            <span className="font-normal text-ink-soft">
              {categoryLabel(categories, section.categoryId)} /{' '}
            </span>
            {place}
          </h2>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {shownItems.length} {shownItems.length === 1 ? 'item' : 'items'}
          </p>
        </div>
        <Items view={view} library={library} />
      </div>

      <MoveDialog
        isOpen={dialog === 'move'}
        onClose={closeDialog}
        count={library.selectedIds.size}
        categories={categories}
        currentId={section.cortexId}
        onMove={library.moveSelected}
      />
      <NameDialog
        isOpen={dialog === 'new-cortex'}
        onClose={closeDialog}
        title="New Cortex"
        description={`It joins ${categoryLabel(categories, section.categoryId)} and collects the items that carry its name as a keyword.`}
        label="Name"
        action="Create"
        refuse={(name) => refuseCortexName(categories, name)}
        onSubmit={library.createCortex}
      />
      {/* Specified without anything that opens it (section 2): the title is edited in place. */}
      <NameDialog
        isOpen={dialog === 'edit-title'}
        onClose={closeDialog}
        title="Edit Library Title"
        label="Library title"
        action="Save"
        initialValue={library.title}
        refuse={refuseLibraryTitle}
        onSubmit={library.setTitle}
      />
    </div>
  );
}

/** Spec section 2: the workspace fades in 300 ms after the page. Until then it is there, only not seen. */
const ENTRANCE_MS = 300;

function useEntrance() {
  const [hasEntered, setHasEntered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasEntered(true), ENTRANCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasEntered;
}
