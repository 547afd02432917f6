import { useState } from 'react';
import { InputField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { AUTHENTICATION_METHODS, credentialsOf } from './authentication.ts';
import { SourceForm } from './source-form.tsx';
import type { SourceFormProps } from './source.ts';
import { refuseAddresses } from './web-address.ts';

const METHODS = AUTHENTICATION_METHODS.map(({ name }) => ({ value: name, label: name }));

export function ApiForm({ onImport }: SourceFormProps) {
  const [endpoint, setEndpoint] = useState('');
  const [method, setMethod] = useState('API Key');
  const [credentials, setCredentials] = useState<Record<string, string>>({});
  const [hasTried, setHasTried] = useState(false);
  const needed = credentialsOf(method);
  const isMissing = (credential: string) => !credentials[credential]?.trim();

  function submit() {
    setHasTried(true);
    if (refuseAddresses(endpoint) === null && !needed.some(isMissing)) onImport(endpoint.trim());
  }

  return (
    <SourceForm action="Connect and import" onSubmit={submit}>
      <InputField
        label="Endpoint"
        inputMode="url"
        autoComplete="off"
        placeholder="https://api.example.com/items"
        value={endpoint}
        error={hasTried ? refuseAddresses(endpoint) : null}
        onChange={(event) => setEndpoint(event.target.value)}
      />
      <Select label="Authentication" value={method} onChange={setMethod} options={METHODS} />
      {needed.map((credential) => (
        <InputField
          key={credential}
          label={credential}
          autoComplete="off"
          spellCheck={false}
          hint="Any text will do: this is a demo, do not enter a real one."
          value={credentials[credential] ?? ''}
          error={hasTried && isMissing(credential) ? `${credential} is needed for ${method}.` : null}
          onChange={(event) => setCredentials({ ...credentials, [credential]: event.target.value })}
        />
      ))}
    </SourceForm>
  );
}
