import { useId, type ReactNode } from 'react';
import { controlClass } from './field.tsx';

interface WrittenFieldProps {
  id?: string;
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Lines that an empty field has. */
  lines?: number;
  placeholder?: string;
  isReadOnly?: boolean;
  className?: string;
}

const lined = `${controlClass} mt-1.5 block ruled leading-7 print:hidden`;
const heightOf = (lines: number) => ({ minHeight: `calc(${lines} * 1.75rem + 1.375rem)` });

/** The same before hydration. It is read-only, because the stored text is not there yet. */
export function WrittenFieldPlace({ label, lines }: { label: string; lines: number }) {
  return <textarea aria-label={label} readOnly rows={lines} style={heightOf(lines)} className={lined} />;
}

/** Ruled lines that grow with the text. Prints as plain text, or not at all if it is empty. */
export function WrittenField({
  label,
  isLabelHidden,
  hint,
  value,
  onChange,
  lines = 2,
  placeholder,
  isReadOnly = false,
  className = '',
  ...rest
}: WrittenFieldProps) {
  const fallbackId = useId();
  const id = rest.id ?? fallbackId;
  return (
    <div className={`${className} ${value === '' ? 'print:hidden' : ''}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only print:not-sr-only' : 'block font-medium'}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-note`} className="text-sm text-ink-soft print:hidden">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        value={value}
        placeholder={placeholder}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        // Chromium does not scroll to a field that Tab reaches if it is read-only and empty.
        onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })}
        aria-describedby={hint ? `${id}-note` : undefined}
        // For browsers that do not size a field by its content.
        rows={Math.max(lines, value.split('\n').length)}
        style={heightOf(lines)}
        className={`${lined} field-sizing-content resize-y`}
      />
      <p className="hidden whitespace-pre-wrap print:block">{value}</p>
    </div>
  );
}
