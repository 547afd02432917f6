import { Mail } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { demoRoadmap } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/form/field.tsx';

const { name, email, description, links: sampleLinks } = demoRoadmap.profile;
type ProfileLink = (typeof sampleLinks)[number];

const initials = name
  .split(' ')
  .map((word) => word.charAt(0))
  .join('');

/** People write addresses without a scheme; any scheme but the web's stays a harmless web address. */
const linkHref = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

/** Demo profile (spec section 3). */
export function ProfileCard() {
  const [links, setLinks] = useState(sampleLinks);
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
          {initials}
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-2xl">{name}</h2>
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-soft">
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </p>
          <p className="mt-3 max-w-[52ch]">{description}</p>
        </div>
      </div>
      <div className="max-lg:border-t max-lg:border-dashed max-lg:border-line max-lg:pt-5">
        <h3 className="text-base">Links</h3>
        <ul className="mt-1 mb-4 flex flex-wrap gap-x-4">
          {links.map(({ title, url }, index) => (
            <li key={index} className="flex min-h-11 items-center">
              <a
                href={linkHref(url)}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
              >
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
        <LinkForm onAdd={(link) => setLinks([...links, link])} />
      </div>
    </section>
  );
}

const EMPTY: ProfileLink = { title: '', url: '' };

function LinkForm({ onAdd }: { onAdd: (link: ProfileLink) => void }) {
  const [link, setLink] = useState(EMPTY);
  const [title, url] = [link.title.trim(), link.url.trim()];
  /** Spec section 5. */
  const isComplete = title !== '' && url !== '';

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isComplete) return;
    onAdd({ title, url });
    setLink(EMPTY);
    // Empty fields disable the button, which would lose focus.
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
      <Button type="submit" variant="secondary" disabled={!isComplete}>
        Add link
      </Button>
    </form>
  );
}
