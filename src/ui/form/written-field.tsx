import { useId, type ReactNode } from 'react';
import { controlClass } from './field.tsx';

interface WrittenFieldProps {
  id?: string;
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Lines that are there before anything is written. */
  lines?: number;
  placeholder?: string;
  isReadOnly?: boolean;
  className?: string;
}

const lined = `${controlClass} mt-1.5 block ruled leading-7 print:hidden`;
const heightOf = (lines: number) => ({ minHeight: `calc(${lines} * 1.75rem + 1.375rem)` });

/** The same before it comes to life. What was written earlier is not there yet, so nothing is taken in its place. */
export function WrittenFieldPlace({ label, lines }: { label: string; lines: number }) {
  return <textarea aria-label={label} readOnly rows={lines} style={heightOf(lines)} className={lined} />;
}

/** Ruled lines to write on that grow with the text. On paper it is the text itself, and nothing where there is none. */
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
        // Chromium does not scroll to where Tab leads when that is read-only and empty.
        onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })}
        aria-describedby={hint ? `${id}-note` : undefined}
        // Browsers that do not size a field by its content go by its lines.
        rows={Math.max(lines, value.split('\n').length)}
        style={heightOf(lines)}
        className={`${lined} field-sizing-content resize-y`}
      />
      <p className="hidden whitespace-pre-wrap print:block">{value}</p>
    </div>
  );
}
