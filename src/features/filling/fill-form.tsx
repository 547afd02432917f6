import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { fillingCopy as copy } from '#content.ts';
import { nameOf, openFields, type PromptDatum } from '#common/prompts/fill-prompt.ts';
import { Link } from '#ui/link.tsx';
import { FillField } from './fill-field.tsx';
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
