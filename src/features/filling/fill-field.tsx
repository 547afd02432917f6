import { memo, useId, useRef } from 'react';
import { fillingCopy as copy } from '#content.ts';
import { nameOf, type PromptDatum } from '#common/prompts/fill-prompt.ts';
import { controlClass } from '#ui/form/field.tsx';

interface FillFieldProps {
  field: PromptDatum;
  value: string;
  /** Undefined if the profile has no value for it. */
  fromProfile: string | undefined;
  isTyped: boolean;
  onChange: (name: string, text: string) => void;
  onUseProfile: (name: string) => void;
}

/** A field for one place of a prompt, with the hint from the prompt's list; grows with its text. */
export const FillField = memo(function FillField(props: FillFieldProps) {
  const { field, value, fromProfile, isTyped, onChange, onUseProfile } = props;
  const name = nameOf(field.variable);
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const isFromProfile = fromProfile !== undefined && !isTyped;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {field.label}
        </label>
        {isFromProfile && (
          <span className="text-sm font-medium text-success" id={`${id}-profile`}>
            {copy.fromProfile}
          </span>
        )}
      </div>
      {field.hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm leading-snug text-ink-soft">
          {field.hint}
        </p>
      )}
      <textarea
        ref={input}
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(name, event.target.value)}
        // For browsers that cannot size a field by its content.
        rows={Math.min(value.split('\n').length, 12)}
        autoComplete="off"
        aria-describedby={[field.hint && `${id}-hint`, isFromProfile && `${id}-profile`]
          .filter(Boolean)
          .join(' ')}
        className={`${controlClass} mt-1.5 block field-sizing-content max-h-80 resize-y leading-normal`}
      />
      {isFromProfile && <p className="mt-1 text-sm text-ink-soft">{copy.fromProfileText}</p>}
      {fromProfile !== undefined && isTyped && fromProfile !== value && (
        <button
          type="button"
          onClick={() => {
            onUseProfile(name);
            // This removes the button.
            input.current?.focus();
          }}
          className="mt-1 text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {copy.useProfile}
        </button>
      )}
    </div>
  );
});
