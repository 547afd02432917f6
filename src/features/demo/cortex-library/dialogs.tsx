import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { InputField } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import type { CortexCategory } from './cortex.ts';

interface NameDialogProps {
  title: string;
  label: string;
  action: string;
  initialValue?: string;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for one name. Both dialogs are mounted only while open, so that each opening starts afresh. */
export function NameDialog({ title, label, action, initialValue = '', onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState(initialValue);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(name.trim());
    onClose();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} lang="en" title={title} closeLabel="Close">
      <form onSubmit={submit}>
        <InputField label={label} value={name} onChange={(event) => setName(event.target.value)} />
        <div className="dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface MoveDialogProps {
  count: number;
  categories: CortexCategory[];
  onMove: (targetId: string) => void;
  onClose: () => void;
}

export function MoveDialog({ count, categories, onMove, onClose }: MoveDialogProps) {
  const [target, setTarget] = useState('');

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
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
          category.items.map(({ id, name }) => ({ value: id, label: `${category.name} / ${name}` })),
        )}
      />
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={target === ''}
          onClick={() => {
            onMove(target);
            onClose();
          }}
        >
          Move Items
        </Button>
      </div>
    </Dialog>
  );
}
