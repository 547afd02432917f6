import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { InputField } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import type { CortexCategory } from './cortex.ts';

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  label: string;
  action: string;
  initialValue?: string;
  refuse: (name: string) => string | null;
  onSubmit: (name: string) => void;
}

/** Asks for one name; says why when it cannot be used. */
export function NameDialog({ isOpen, onClose, title, description, ...form }: NameDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      lang="en"
      title={title}
      description={description}
      closeLabel="Close"
    >
      {/* Inside the dialog, so that each opening starts afresh. */}
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

type NameFormProps = Omit<NameDialogProps, 'isOpen' | 'title' | 'description'>;

function NameForm({ label, action, initialValue = '', refuse, onSubmit, onClose }: NameFormProps) {
  const [name, setName] = useState(initialValue);
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const reason = refuse(name);
    setError(reason);
    if (reason !== null) return;
    onSubmit(name);
    onClose();
  }

  return (
    <form onSubmit={submit} noValidate>
      <InputField
        label={label}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
      />
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{action}</Button>
      </div>
    </form>
  );
}

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
      <div className="dialog-actions">
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
