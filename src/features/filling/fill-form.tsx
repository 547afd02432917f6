import { memo, useId, useRef, type ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { fillingCopy as copy } from '#content.ts';
import { nameOf, openFields, type PromptDatum } from '#common/fill-prompt.ts';
import { Link } from '#ui/link.tsx';
import { controlClass } from '#ui/form/field.tsx';
import type { Filling } from './use-filling.ts';

type Fields = Pick<Filling, 'values' | 'typed' | 'profile' | 'setValue' | 'forget'>;

/** The prerendered form, until its code loads. */
const untouched: Fields = {
  values: {},
  typed: {},
  profile: {},
  setValue: () => undefined,
  forget: () => undefined,
};

interface FillFormProps {
  fields: PromptDatum[];
  filling?: Fields;
  /** Fields side by side if there is room, even on large screens. */
  isWide?: boolean;
  children?: ReactNode;
}

/** One field per variable, and the number of open ones. */
export function FillForm({ fields, filling = untouched, isWide = false, children }: FillFormProps) {
  return (
    <div className="print:hidden">
      <OpenCount open={openFields(fields, filling.values).length} total={fields.length} />
      <div className={`mt-4 grid gap-5 ${isWide ? 'md:grid-cols-2' : 'md:max-lg:grid-cols-2'}`}>
        {fields.map((field) => {
          const name = nameOf(field.variable);
          return (
            <FillField
              key={name}
              field={field}
              value={filling.values[name] ?? ''}
              fromProfile={filling.profile[name]}
              isTyped={Object.hasOwn(filling.typed, name)}
              onChange={filling.setValue}
              onUseProfile={filling.forget}
            />
          );
        })}
      </div>
      <p className="mt-5 text-sm text-ink-soft">
        {copy.kept}. {copy.keptMore}{' '}
        <Link to="/cuaderno" className="text-link">
          {copy.notebook}
        </Link>
        .
      </p>
      {children}
    </div>
  );
}

function OpenCount({ open, total }: { open: number; total: number }) {
  const text = open === 0 ? copy.open.none : open === 1 ? copy.open.one : copy.open.many;
  return (
    <p className="text-sm font-medium" aria-live="polite">
      {fill(text, { n: open, total })}
    </p>
  );
}

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
const FillField = memo(function FillField(props: FillFieldProps) {
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
