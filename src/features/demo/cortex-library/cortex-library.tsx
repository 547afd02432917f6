import { Columns3, LayoutGrid, List, Table } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EditableTitle } from '#ui/form/editable-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { CortexSidebar } from './cortex-sidebar.tsx';
import { categoryLabel, cortexLabel } from './cortex.ts';
import { MoveDialog, NameDialog } from './dialogs.tsx';
import { ItemBoard, ItemGrid, ItemList } from './item-views.tsx';
import { ItemTable } from './item-table.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { useLibrary, type Library } from './use-library.ts';

type LibraryView = 'table' | 'grid' | 'list' | 'kanban';

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

/** Spec section 5: a blank title cannot be saved. */
const refuseTitle = (title: string) => (title.trim() === '' ? 'The library needs a title.' : null);

type OpenDialog = 'move' | 'new-cortex' | 'edit-title' | null;

function Items({ view, library }: { view: LibraryView; library: Library }) {
  const items = library.shownItems;
  if (items.length === 0) return <EmptyState title="No cortex items found for this section." />;
  if (view === 'kanban') return <ItemBoard items={items} />;
  const View = { table: ItemTable, grid: ItemGrid, list: ItemList }[view];
  return <View items={items} selectedIds={library.selectedIds} onToggle={library.toggle} />;
}

export function CortexLibrary() {
  const hasEntered = useEntrance();
  const library = useLibrary();
  const [view, setView] = useState<LibraryView>('table');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { categories, section, shownItems } = library;
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
            refuse={refuseTitle}
            labels={TITLE_LABELS}
            className="min-w-0 text-3xl break-words"
          />
          <SegmentedControl label="View" value={view} onChange={setView} options={VIEWS} />
        </div>
        <div className="mt-5">
          <LibraryToolbar
            text={library.text}
            onText={library.setText}
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
            {cortexLabel(categories, section.cortexId)}
          </h2>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {shownItems.length} {shownItems.length === 1 ? 'item' : 'items'}
          </p>
        </div>
        <Items view={view} library={library} />
      </div>

      {dialog === 'move' && (
        <MoveDialog
          count={library.selectedIds.size}
          categories={categories}
          onMove={library.moveSelected}
          onClose={closeDialog}
        />
      )}
      {dialog === 'new-cortex' && (
        <NameDialog
          title="New Cortex"
          label="Name"
          action="Create"
          onSubmit={library.createCortex}
          onClose={closeDialog}
        />
      )}
      {/* Section 2 specifies this dialog but nothing that opens it: titles are edited in place. */}
      {dialog === 'edit-title' && (
        <NameDialog
          title="Edit Library Title"
          label="Library title"
          action="Save"
          initialValue={library.title}
          onSubmit={library.setTitle}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}

/** Spec section 2: the workspace fades in 300 ms after the page. Until then it is transparent. */
const ENTRANCE_MS = 300;

function useEntrance() {
  const [hasEntered, setHasEntered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasEntered(true), ENTRANCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasEntered;
}
