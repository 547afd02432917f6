import { fill } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import { missingFields, profileFields, type ProfileFields, type ProfileName } from './profile-fields.ts';

const copy = cuaderno.profile;
/** A longer list would put learners off. */
const SHOWN = 3;

/** The empty fields and what each costs; a click leads to the field. */
export function ProfileMissing({ name, fields }: { name: ProfileName; fields: ProfileFields }) {
  const missing = missingFields(name, fields);
  const total = profileFields(name).length;
  const later = missing.slice(SHOWN).map(({ label }) => label);
  return (
    <section aria-label={copy.missing.title}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{copy.missing.title}</h3>
        <p className="shrink-0 text-sm text-ink-soft tabular-nums">
          {fill(copy.progress, { n: total - missing.length, total })}
        </p>
      </div>
      <ul className="mt-2 border-t border-line">
        {missing.slice(0, SHOWN).map(({ key, label, why }) => (
          <li key={key} className="border-b border-line py-2.5 text-sm leading-snug">
            <button
              type="button"
              onClick={() => document.getElementById(`perfil-${key}`)?.focus()}
              className="min-h-6 font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {label}
            </button>
            <span className="block text-ink-soft">{why}</span>
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {fill(copy.missing.more, { campos: later.join(', ').toLowerCase() })}
        </p>
      )}
      {missing.length === 0 && <p className="mt-2 text-sm text-ink-soft">{copy.missing.done}</p>}
    </section>
  );
}
