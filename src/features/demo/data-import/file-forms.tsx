import { FileUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/form/select.tsx';
import { SourceForm, type SourceFormProps } from './source.tsx';
import {
  acceptAttribute,
  fileSize,
  formatList,
  sortFiles,
  TABLE_FORMATS,
  UPLOAD_FORMATS,
} from './upload-formats.ts';

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

interface FilePickerProps {
  label: string;
  formats: string[];
  isSingle?: boolean;
  files: File[];
  onChange: (files: File[]) => void;
  error: string | null;
}

/** Files by dialog or by dropping them; what is not taken is named with the reason. */
function FilePicker({ label, formats, isSingle = false, files, onChange, error }: FilePickerProps) {
  const id = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);

  function add(list: FileList | null) {
    const sorted = sortFiles([...(list ?? [])], formats);
    setRefusals(sorted.refusals);
    if (sorted.accepted.length === 0) return;
    onChange(isSingle ? sorted.accepted.slice(0, 1) : [...files, ...sorted.accepted]);
  }

  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          add(event.dataTransfer.files);
        }}
        className={`grid place-items-center gap-1 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors duration-150 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent ${isOver ? 'border-ink bg-marker/30' : 'border-line-strong'}`}
      >
        <FileUp aria-hidden="true" className="mb-1 size-6 text-ink-soft" />
        <span className="font-medium">{label}</span>
        <span className="text-sm text-ink-soft">{formatList(formats)}</span>
        <input
          id={id}
          type="file"
          multiple={!isSingle}
          accept={acceptAttribute(formats)}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            add(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <div id={`${id}-note`} role="alert" className="text-sm text-danger">
        {[...refusals, ...(error && refusals.length === 0 ? [error] : [])].map((reason) => (
          <p key={reason} className="mt-2">
            {reason}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label="Chosen files" className="mt-3 divide-y divide-line border-y border-line">
          {files.map((file, index) => (
            <li key={index} className="flex items-center gap-3 py-1">
              <span className="min-w-0 grow truncate">{file.name}</span>
              <span className="text-sm text-ink-soft tabular-nums">{fileSize(file.size)}</span>
              <IconButton
                label={`Remove ${file.name}`}
                icon={X}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
