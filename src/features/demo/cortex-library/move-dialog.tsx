import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import type { CortexCategory } from './cortex.ts';

interface MoveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  count: number;
  categories: CortexCategory[];
  /** Where the items are now: no target. */
  currentId: string | null;
  onMove: (targetId: string) => void;
}

export function MoveDialog({ isOpen, onClose, count, categories, currentId, onMove }: MoveDialogProps) {
  const [target, setTarget] = useState('');

  function close() {
    setTarget('');
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      lang="en"
      title="Move to Cortex"
      description={`${count} selected ${count === 1 ? 'item' : 'items'} will be filed under the cortex you choose.`}
      closeLabel="Close"
    >
      <Select
        label="Target cortex"
        placeholder="Choose a cortex"
        value={target}
        onChange={setTarget}
        options={categories.flatMap((category) =>
          category.items
            .filter(({ id }) => id !== currentId)
            .map(({ id, name }) => ({ value: id, label: `${category.name} / ${name}` })),
        )}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button
          disabled={target === ''}
          onClick={() => {
            onMove(target);
            close();
          }}
        >
          Move Items
        </Button>
      </div>
    </Dialog>
  );
}
