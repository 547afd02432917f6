import { useState } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { InputField, TextAreaField } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { SourceForm, type SourceFormProps } from './source.tsx';

export function TextForm({ onImport }: SourceFormProps) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const wordCount = text.split(/\s+/).filter(Boolean).length;

  function submit() {
    setHasTried(true);
    if (title.trim() && text.trim()) onImport(title.trim());
  }

  return (
    <SourceForm action="Import text" onSubmit={submit}>
      <InputField
        label="Title"
        value={title}
        error={hasTried && !title.trim() ? 'A title is needed.' : null}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextAreaField
        label="Text"
        rows={8}
        hint={`${wordCount} ${wordCount === 1 ? 'word' : 'words'}`}
        value={text}
        error={hasTried && !text.trim() ? 'Paste or write some text.' : null}
        onChange={(event) => setText(event.target.value)}
      />
    </SourceForm>
  );
}

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

/** Spec section 9, each with the credentials it needs. */
export const AUTHENTICATION_METHODS = [
  { name: 'API Key', credentials: ['API key'] },
  { name: 'OAuth 2.0', credentials: ['Client ID', 'Client secret'] },
  { name: 'Bearer Token', credentials: ['Token'] },
  { name: 'No Authentication', credentials: [] },
];

export const credentialsOf = (method: string) =>
  AUTHENTICATION_METHODS.find(({ name }) => name === method)?.credentials ?? [];

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

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Says what is wrong with one address, or with the first wrong one of several lines. */
export function refuseAddresses(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length === 0) return 'An address is needed.';
  const wrong = lines.find((line) => !isWebAddress(line));
  return wrong ? `“${wrong}” is not a web address. Start with https://.` : null;
}
