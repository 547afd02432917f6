import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { FilePicker } from './file-picker.tsx';
import { SourceForm } from './source-form.tsx';
import type { SourceFormProps } from './source.ts';
import { TABLE_FORMATS } from './upload-formats.ts';

const DELIMITERS = ['Comma', 'Semicolon', 'Tab'].map((name) => ({ value: name, label: name }));

export function CsvForm({ onImport }: SourceFormProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [delimiter, setDelimiter] = useState('Comma');
  const [hasHeader, setHasHeader] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const [file] = files;

  function submit() {
    setHasTried(true);
    if (file) onImport(file.name);
  }

  return (
    <SourceForm action="Import table" onSubmit={submit}>
      <FilePicker
        label="Drop a table here or choose it"
        formats={TABLE_FORMATS}
        isSingle
        files={files}
        onChange={setFiles}
        error={hasTried && !file ? 'Choose a file first.' : null}
      />
      <div className="max-w-60">
        <Select label="Delimiter" value={delimiter} onChange={setDelimiter} options={DELIMITERS} />
      </div>
      <Checkbox label="The first row holds the column names" isChecked={hasHeader} onChange={setHasHeader} />
    </SourceForm>
  );
}
