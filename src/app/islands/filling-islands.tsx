import { useState } from 'react';
import { useLocation } from 'react-router';
import { fillingCopy as copy } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { readEarlyFields } from '#features/filling/prompt-filling.tsx';
import * as answer from '#features/filling/put-back.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { FillingPanel } from './filling-panel.tsx';

export { whenReady } from './when-ready.ts';

/** The panel of a library's prompt. */
export function PromptFilling({
  slug,
  title,
  library,
  data,
  place,
}: IslandProps['prompt-filling'] & { place: HTMLElement }) {
  const [early] = useState(() => readEarlyFields(place));
  const root = document.getElementById('prompt');
  if (!root) return null;
  const from = { to: `/prompts/${slug}`, label: library };
  return <FillingPanel {...{ record: slug, title, from, data, root, early }} />;
}

export function PutBack({ slug }: IslandProps['put-back']) {
  const userId = useUserId();
  return userId ? <answer.PutBack userId={userId} record={slug} /> : null;
}

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-') ?? '';

/** The form below 'Rellenar' in a lesson. Its name in the notebook is the lesson's address and the prompt's title. */
export function LessonFilling({ title, root }: { title: string; root: Element }) {
  const userId = useUserId();
  const { pathname } = useLocation();
  const record = `${pathname.slice(1)}/${slugOf(title)}`;
  const [label] = useState(() => document.querySelector('h1')?.textContent ?? pathname);
  return (
    <div role="group" aria-label={copy.formLabel.replace('{titulo}', () => title)} className="pt-2 pb-4">
      <FillingPanel {...{ record, title, from: { to: pathname, label }, root, isShort: true }} />
      {userId && <answer.PutBack userId={userId} record={record} isShort />}
    </div>
  );
}
