import { useState } from 'react';
import { InputField, TextAreaField } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import type { SourceField } from './sources.ts';

export function Field({ kind, label, placeholder, options = [] }: SourceField) {
  switch (kind) {
    case 'line':
      return <InputField required label={label} />;
    case 'address':
      return <InputField required type="url" autoComplete="off" label={label} placeholder={placeholder} />;
    case 'text':
      return <TextAreaField required rows={8} label={label} />;
    case 'choice':
      return <Choice label={label} options={options} />;
    case 'files':
      return <Files label={label} formats={options} />;
  }
}

function Choice({ label, options }: { label: string; options: string[] }) {
  const [value, setValue] = useState(options[0] ?? '');
  return (
    <Select
      label={label}
      value={value}
      onChange={setValue}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}

const endingOf = (name: string) => name.split('.').at(-1)?.toUpperCase() ?? '';

function Files({ label, formats }: { label: string; formats: string[] }) {
  /** Files dropped on the field bypass `accept`. */
  function check(input: HTMLInputElement) {
    const areTaken = [...(input.files ?? [])].every(({ name }) => formats.includes(endingOf(name)));
    input.setCustomValidity(areTaken ? '' : `Use ${formats.join(', ')}.`);
  }

  return (
    <InputField
      type="file"
      required
      multiple
      label={label}
      hint={formats.join(', ')}
      accept={formats.map((format) => `.${format.toLowerCase()}`).join(',')}
      onChange={(event) => check(event.currentTarget)}
      className="[&_::file-selector-button]:mr-3 [&_::file-selector-button]:font-medium [&_::file-selector-button]:text-accent"
    />
  );
}
