import { useState } from 'react';
import { FilePicker } from './file-picker.tsx';
import { SourceForm } from './source-form.tsx';
import type { SourceFormProps } from './source.ts';
import { UPLOAD_FORMATS } from './upload-formats.ts';

export function FileForm({ onImport }: SourceFormProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [hasTried, setHasTried] = useState(false);

  function submit() {
    setHasTried(true);
    const [first, ...rest] = files;
    if (first) onImport(rest.length > 0 ? `${first.name} and ${rest.length} more` : first.name);
  }

  return (
    <SourceForm action="Import files" onSubmit={submit}>
      <FilePicker
        label="Drop files here or choose them"
        formats={UPLOAD_FORMATS}
        files={files}
        onChange={setFiles}
        error={hasTried && files.length === 0 ? 'Choose a file first.' : null}
      />
    </SourceForm>
  );
}
