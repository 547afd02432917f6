import { useState, type FormEvent } from 'react';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { InputField, TextAreaField } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { SOURCES, type ImportSource, type SourceField } from './sources.ts';

export function DataImport() {
  const [source, setSource] = useState<ImportSource>(SOURCES[0]);
  const [imports, setImports] = useState(0);

  /** No file is read and nothing is sent. */
  function importNothing(event: FormEvent) {
    event.preventDefault();
    toast({
      title: 'Demo import finished',
      text: 'This is a demo: nothing was uploaded or stored.',
      lang: 'en',
    });
    setImports(imports + 1);
  }

  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SourcePicker value={source} onChange={setSource} />
      <section
        aria-label={`Import from ${source.name}`}
        className="self-start rounded-card border border-line bg-surface p-5 md:p-6"
      >
        <h2 className="mb-5 text-2xl">Import from {source.name}</h2>
        <form onSubmit={importNothing}>
          {/* Each import remounts the fields to empty them; the button below keeps focus. */}
          <div key={`${source.id} ${imports}`} className="mb-5 space-y-5">
            {source.fields.map((field) => (
              <Field key={field.label} {...field} />
            ))}
          </div>
          <Button type="submit">{source.action}</Button>
        </form>
      </section>
    </div>
  );
}

interface SourcePickerProps {
  value: ImportSource;
  onChange: (source: ImportSource) => void;
}

function SourcePicker({ value, onChange }: SourcePickerProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-heading text-xl font-semibold">Source</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-1">
        {SOURCES.map((source) => (
          <label
            key={source.id}
            className="group relative flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 transition-colors duration-150 hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-marker has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name="source"
              value={source.id}
              checked={source === value}
              onChange={() => onChange(source)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <source.icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              <span className="block leading-tight font-medium">{source.name}</span>
              <span className="mt-0.5 block text-sm leading-snug text-ink-soft group-has-[:checked]:text-ink">
                {source.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Field({ kind, label, placeholder, options = [] }: SourceField) {
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
