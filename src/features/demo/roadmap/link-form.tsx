import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/field.tsx';
import { isCompleteLink, type ProfileLink } from './profile.ts';

const EMPTY: ProfileLink = { title: '', url: '' };

export function LinkForm({ onAdd }: { onAdd: (link: ProfileLink) => void }) {
  const [link, setLink] = useState(EMPTY);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!isCompleteLink(link)) return;
    onAdd(link);
    setLink(EMPTY);
  }

  return (
    <form onSubmit={add} className="grid items-end gap-3 sm:grid-cols-[1fr_1.4fr_auto]">
      <InputField
        label="Link title"
        value={link.title}
        onChange={(event) => setLink({ ...link, title: event.target.value })}
      />
      <InputField
        label="URL"
        inputMode="url"
        autoComplete="off"
        value={link.url}
        onChange={(event) => setLink({ ...link, url: event.target.value })}
      />
      <Button type="submit" variant="secondary" disabled={!isCompleteLink(link)}>
        Add link
      </Button>
    </form>
  );
}
