import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { SourceForm } from './source-form.tsx';
import type { SourceFormProps } from './source.ts';
import { linesOf, refuseAddresses } from './web-address.ts';

export function UrlForm({ onImport }: SourceFormProps) {
  const [addresses, setAddresses] = useState('');
  const [isFollowingLinks, setIsFollowingLinks] = useState(false);
  const [hasTried, setHasTried] = useState(false);

  function submit() {
    setHasTried(true);
    if (refuseAddresses(addresses) !== null) return;
    const [first = '', ...rest] = linesOf(addresses);
    onImport(rest.length > 0 ? `${first} and ${rest.length} more` : first);
  }

  return (
    <SourceForm action="Import pages" onSubmit={submit}>
      <TextAreaField
        label="Page addresses"
        inputMode="url"
        hint="One per line."
        placeholder="https://example.com/guide"
        value={addresses}
        error={hasTried ? refuseAddresses(addresses) : null}
        onChange={(event) => setAddresses(event.target.value)}
      />
      <Checkbox
        label="Follow links one level deep"
        isChecked={isFollowingLinks}
        onChange={setIsFollowingLinks}
      />
    </SourceForm>
  );
}
