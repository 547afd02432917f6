import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';

export const controlClass =
  'rounded-control border-line-strong bg-surface text-ink placeholder:text-ink-soft w-full border px-3.5 py-2.5 text-base min-h-11 disabled:opacity-60 aria-invalid:border-danger';

interface FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  isLabelHidden?: boolean;
}

interface FrameProps {
  field: FieldProps;
  /** Draws the control with the attributes that link it to its label and its note. */
  draw: (ties: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** A label above the control, a hint or an error below it. */
function Frame({ field: { id, className, label, hint, error, isLabelHidden }, draw }: FrameProps) {
  const fallbackId = useId();
  const controlId = id ?? fallbackId;
  const note = error ?? hint;
  const noteId = `${controlId}-note`;
  return (
    <div className={className}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      {draw({
        id: controlId,
        ...(error && { 'aria-invalid': true }),
        ...(note && { 'aria-describedby': noteId }),
      })}
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface InputFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>, FieldProps {
  /** Drawn inside the right edge, e.g. the button that shows the password. */
  trailing?: ReactNode;
}

export function InputField({
  id,
  className,
  label,
  hint,
  error,
  isLabelHidden,
  trailing,
  ...rest
}: InputFieldProps) {
  return (
    <Frame
      field={{ id, className, label, hint, error, isLabelHidden }}
      draw={(ties) => (
        <div className="relative">
          {/* `rest` comes last: a note of the whole form replaces the field's own as its description. */}
          <input {...ties} {...rest} className={`${controlClass} ${trailing ? 'pr-12' : ''}`} />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    />
  );
}

interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>, FieldProps {}

export function TextAreaField({
  id,
  className,
  label,
  hint,
  error,
  isLabelHidden,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Frame
      field={{ id, className, label, hint, error, isLabelHidden }}
      draw={(ties) => <textarea {...rest} {...ties} className={`${controlClass} min-h-28`} />}
    />
  );
}
