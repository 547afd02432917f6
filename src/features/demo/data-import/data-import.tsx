import { useState, type ComponentType } from 'react';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { ApiForm } from './api-form.tsx';
import { CsvForm } from './csv-form.tsx';
import { FileForm } from './file-form.tsx';
import { ImportProgress } from './import-progress.tsx';
import { SourcePicker } from './source-picker.tsx';
import { SOURCES, type SourceFormProps, type SourceId } from './source.ts';
import { TextForm } from './text-form.tsx';
import { UrlForm } from './url-form.tsx';
import { usePretendImport } from './use-pretend-import.ts';

const FORMS: Record<SourceId, ComponentType<SourceFormProps>> = {
  csv: CsvForm,
  api: ApiForm,
  url: UrlForm,
  file: FileForm,
  text: TextForm,
};

export function DataImport() {
  const [source, setSource] = useState<SourceId>('csv');
  const { running, isAdvancing, start, clear } = usePretendImport();
  const [formKey, setFormKey] = useState(0);
  const keptFocus = useKeptFocus<HTMLElement>();
  const Form = FORMS[source];

  function choose(next: SourceId) {
    setSource(next);
    clear();
  }

  /** What was entered outlives a cancelled import, not a finished one. */
  function leaveProgress() {
    if (!isAdvancing) setFormKey(formKey + 1);
    clear();
  }

  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SourcePicker value={source} onChange={choose} />
      <section
        {...keptFocus}
        aria-label={`Import from ${SOURCES[source].name}`}
        className="self-start rounded-card border border-line bg-surface p-5 md:p-6"
      >
        {running && <ImportProgress running={running} onClear={leaveProgress} />}
        <div hidden={running !== null}>
          <h2 className="mb-5 text-2xl">Import from {SOURCES[source].name}</h2>
          <Form key={formKey} onImport={start} />
        </div>
      </section>
    </div>
  );
}
