import { Mail, Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/form/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { addLink, isCompleteLink, linkHref, removeLink, sampleProfile, type ProfileLink } from './profile.ts';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

export function ProfileCard() {
  const [profile, setProfile] = useState(sampleProfile);
  const [isEditing, setIsEditing] = useState(false);
  const { name, email, description, links } = profile;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <section
      aria-label="Profile"
      className="grid gap-6 rounded-card border border-line bg-surface p-5 md:p-6 lg:grid-cols-2 lg:gap-10"
    >
      <div className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-card bg-marker font-heading text-xl font-bold"
        >
          {initials(name)}
        </span>
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-2">
            <h2 className="text-2xl">{name}</h2>
            <IconButton label="Edit profile" icon={Pencil} onClick={() => setIsEditing(true)} />
          </div>
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-soft">
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </p>
          <p className="mt-3 max-w-[52ch]">{description}</p>
        </div>
      </div>
      <div {...keptFocus} className="max-lg:border-t max-lg:border-dashed max-lg:border-line max-lg:pt-5">
        <h3 className="text-base">Links</h3>
        {links.length === 0 && <p className="mt-2 text-sm text-ink-soft">No links yet.</p>}
        <ul className="mt-1 mb-4 flex flex-wrap gap-x-4">
          {links.map(({ title, url }, index) => (
            <li key={index} className="flex min-h-11 items-center gap-0.5">
              <a
                href={linkHref(url)}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
              >
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <IconButton
                label={`Remove link ${title}`}
                icon={Trash2}
                onClick={() => setProfile(removeLink(profile, index))}
              />
            </li>
          ))}
        </ul>
        <LinkForm onAdd={(link) => setProfile(addLink(profile, link))} />
      </div>
      {isEditing && (
        <DetailsDialog
          title="Edit profile"
          fields={[
            { name: 'name', label: 'Name', blankError: 'A profile needs a name.' },
            { name: 'email', label: 'Email' },
            { name: 'description', label: 'Description', isLong: true },
          ]}
          values={{ name, email, description }}
          onSave={(changed) => setProfile({ ...profile, ...changed })}
          onClose={() => setIsEditing(false)}
        />
      )}
    </section>
  );
}

const EMPTY: ProfileLink = { title: '', url: '' };

function LinkForm({ onAdd }: { onAdd: (link: ProfileLink) => void }) {
  const [link, setLink] = useState(EMPTY);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isCompleteLink(link)) return;
    onAdd(link);
    setLink(EMPTY);
    // With nothing left to add the button is disabled, and would drop the keyboard.
    event.currentTarget.querySelector('input')?.focus();
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
