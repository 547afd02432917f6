import { Building2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { cuaderno } from '#content.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { fill } from '#common/fill.ts';
import { missingFields, profileFields, type ProfileFields, type ProfileName } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileInjection } from './profile-injection.tsx';
import { ProfileResult } from './profile-result.tsx';

const copy = cuaderno.profile;
const options = [
  { value: 'company' as const, label: copy.forms.company.name, icon: Building2 },
  { value: 'role' as const, label: copy.forms.role.name, icon: UserRound },
];

const nothing: ProfileFields = {};

export function ProfileSection({ userId }: { userId: string }) {
  const [name, setName] = useState<ProfileName>('company');
  const [hasExample, setHasExample] = useState(false);
  const profiles = {
    company: useRecord(userId, 'profile/company'),
    role: useRecord(userId, 'profile/role'),
  };
  const { value, update } = profiles[name];
  const fields = value?.fields ?? nothing;
  const other: ProfileName = name === 'company' ? 'role' : 'company';
  const write = (key: string, typed: string | string[]) =>
    update((old) => ({ fields: { ...old?.fields, [key]: typed } }));

  return (
    <>
      <div className="print:hidden">
        <p className="mt-2 max-w-[62ch] text-ink-soft">
          {copy.lead}{' '}
          <Link to={copy.guide.to} className="text-link">
            {copy.guide.label}
          </Link>
        </p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl label={copy.choose} value={name} onChange={setName} options={options} />
          <Button variant="quiet" size="sm" onClick={() => setHasExample(!hasExample)}>
            {hasExample ? copy.hideExample : copy.showExample}
          </Button>
        </div>
        {hasExample && <p className="mt-3 text-sm text-ink-soft">{copy.exampleNote}</p>}
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] print:block">
        <ProfileForm key={name} name={name} fields={fields} write={write} hasExample={hasExample} />
        <div className="min-w-0 space-y-8 print:hidden">
          <ProfileMissing name={name} fields={fields} />
          <ProfileResult name={name} fields={fields} />
        </div>
      </div>
      <div className="hidden print:block">
        <ProfileForm name={other} fields={profiles[other].value?.fields ?? nothing} />
      </div>
      <ProfileInjection
        company={profiles.company.value?.fields ?? nothing}
        role={profiles.role.value?.fields ?? nothing}
      />
    </>
  );
}

/** A longer list would put learners off. */
const SHOWN = 3;

/** The empty fields and what each costs; a click leads to the field. */
function ProfileMissing({ name, fields }: { name: ProfileName; fields: ProfileFields }) {
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
