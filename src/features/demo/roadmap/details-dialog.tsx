import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { InputField, TextAreaField } from '#ui/form/field.tsx';

interface DetailField<Name extends string> {
  name: Name;
  label: string;
  isLong?: boolean;
  /** What to say when it is left blank; without it, it may be. */
  blankError?: string;
}

interface DetailsDialogProps<Name extends string> {
  title: string;
  fields: DetailField<Name>[];
  values: Record<Name, string>;
  onSave: (values: Record<Name, string>) => void;
  onClose: () => void;
}

/** Edits a few texts together; drawn only while open, so that each opening starts from the stored values. */
export function DetailsDialog<Name extends string>({
  title,
  fields,
  values,
  onSave,
  onClose,
}: DetailsDialogProps<Name>) {
  const [draft, setDraft] = useState(values);
  const [hasTried, setHasTried] = useState(false);
  const errorOf = ({ name, blankError }: DetailField<Name>) =>
    blankError && draft[name].trim() === '' ? blankError : null;

  function save(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (fields.some((field) => errorOf(field) !== null)) return;
    onSave(draft);
    onClose();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} lang="en" title={title} closeLabel="Close">
      <form onSubmit={save} noValidate className="space-y-4">
        {fields.map((field) => {
          const Field = field.isLong ? TextAreaField : InputField;
          return (
            <Field
              key={field.name}
              label={field.label}
              value={draft[field.name]}
              error={hasTried ? errorOf(field) : null}
              onChange={(event) => setDraft({ ...draft, [field.name]: event.target.value })}
            />
          );
        })}
        <div className="dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  );
}
