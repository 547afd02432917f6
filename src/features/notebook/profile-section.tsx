import { Building2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { cuaderno } from '#content.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import type { ProfileFields, ProfileName } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileInjection } from './profile-injection.tsx';
import { ProfileMissing } from './profile-missing.tsx';
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
