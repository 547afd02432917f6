import { useState } from 'react';
import { InputField, TextAreaField } from '#ui/field.tsx';
import { SourceForm } from './source-form.tsx';
import type { SourceFormProps } from './source.ts';

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
