import { FileUp } from 'lucide-react';
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

/** The browser's own field lies over the whole box, so that files can be dropped anywhere on it. */
function Files({ label, formats }: { label: string; formats: string[] }) {
  const [names, setNames] = useState<string[]>([]);

  function choose(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])].map(({ name }) => name);
    // What is dropped passes by `accept`.
    const areTaken = chosen.every((name) => formats.includes(endingOf(name)));
    input.setCustomValidity(areTaken ? '' : `Use ${formats.join(', ')}.`);
    setNames(chosen);
  }

  return (
    <div>
      <label className="relative grid place-items-center gap-1 rounded-card border-2 border-dashed border-line-strong px-4 py-8 text-center transition-colors duration-150 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent">
        <FileUp aria-hidden="true" className="mb-1 size-6 text-ink-soft" />
        <span className="font-medium">{label}</span>
        <span className="text-sm text-ink-soft">{formats.join(', ')}</span>
        <input
          type="file"
          required
          multiple
          accept={formats.map((format) => `.${format.toLowerCase()}`).join(',')}
          onChange={(event) => choose(event.currentTarget)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <p role="status" className="mt-2 text-sm wrap-anywhere">
        {names.join(', ')}
      </p>
    </div>
  );
}
