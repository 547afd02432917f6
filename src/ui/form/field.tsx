import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';

export const controlClass =
  'rounded-control border-line-strong bg-surface text-ink placeholder:text-ink-soft w-full border px-3.5 py-2.5 text-base min-h-11 disabled:opacity-60 aria-invalid:border-danger';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  isLabelHidden?: boolean;
}

interface InputFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldProps {
  /** Drawn inside the right edge, e.g. the button that shows the password. */
  trailing?: ReactNode;
}

function Describe({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  if (!hint && !error) return null;
  return (
    <p id={id} className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}>
      {error ?? hint}
    </p>
  );
}

export function InputField({
  label,
  hint,
  error,
  isLabelHidden,
  trailing,
  className = '',
  ...rest
}: InputFieldProps) {
  const fallbackId = useId();
  const id = rest.id ?? fallbackId;
  const describedBy = hint || error ? `${id}-note` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={`${controlClass} ${trailing ? 'pr-12' : ''}`}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      <Describe id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldProps {}

export function TextAreaField({
  label,
  hint,
  error,
  isLabelHidden,
  className = '',
  ...rest
}: TextAreaFieldProps) {
  const fallbackId = useId();
  const id = rest.id ?? fallbackId;
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        className={`${controlClass} min-h-28`}
      />
      <Describe id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
