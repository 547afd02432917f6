import { Check, Pencil, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { controlClass } from './field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface EditableTitleProps {
  as: 'h1' | 'h2' | 'h3';
  value: string;
  onSave: (text: string) => void;
  /** Says why a text cannot be saved; null when it can. */
  refuse?: (text: string) => string | null;
  labels: { input: string; edit: string; save: string; cancel: string };
  className?: string;
}

/** A heading with a pencil: Enter saves, Escape cancels, and the focus returns to the pencil. */
export function EditableTitle({ as: Heading, value, onSave, refuse, labels, className }: EditableTitleProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const errorId = useId();

  function close() {
    setDraft(null);
    setError(null);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const reason = refuse?.(draft ?? '') ?? null;
    setError(reason);
    if (reason !== null) return;
    onSave(draft ?? '');
    close();
  }

  if (draft === null) {
    return (
      <div className="flex min-h-11 items-center gap-1.5">
        <Heading className={className}>{value}</Heading>
        <IconButton
          label={labels.edit}
          icon={Pencil}
          className="print:hidden"
          autoFocus={wasEdited}
          onClick={() => {
            setDraft(value);
            setWasEdited(true);
          }}
        />
      </div>
    );
  }

  return (
    <form onSubmit={save}>
      <Heading className="sr-only">{value}</Heading>
      <div className="flex min-h-11 max-w-lg items-center gap-1.5">
        <input
          autoFocus
          aria-label={labels.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={draft}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setDraft(event.target.value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          className={`${controlClass} font-heading text-xl font-semibold`}
        />
        <IconButton type="submit" label={labels.save} icon={Check} />
        <IconButton label={labels.cancel} icon={X} onClick={close} />
      </div>
      <p id={errorId} role="alert" className="text-sm text-danger">
        {error}
      </p>
    </form>
  );
}
