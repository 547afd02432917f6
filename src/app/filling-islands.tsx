import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fillingCopy as copy } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import * as filling from '#features/filling/prompt-filling.tsx';
import * as answer from '#features/filling/put-back.tsx';
import type { IslandProps } from '#lib/islands.ts';

export { whenReady } from './when-ready.ts';

interface Asked {
  record: string;
  title: string;
  from: { to: string; label: string };
  data?: IslandProps['prompt-filling']['data'];
  root: Element;
  early?: filling.EarlyFields;
  isShort?: boolean;
}

function Filling(asked: Asked) {
  const userId = useUserId();
  const navigate = useNavigate();
  if (!userId) return null;
  return (
    <filling.PromptFilling
      {...asked}
      userId={userId}
      onOpenNotebook={() => void navigate('/cuaderno#prompts')}
    />
  );
}

/** The panel of a library's prompt. */
export function PromptFilling({
  slug,
  title,
  library,
  data,
  place,
}: IslandProps['prompt-filling'] & { place: HTMLElement }) {
  const [early] = useState(() => filling.readEarlyFields(place));
  const root = document.getElementById('prompt');
  if (!root) return null;
  const from = { to: `/prompts/${slug}`, label: library };
  return <Filling {...{ record: slug, title, from, data, root, early }} />;
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
      <Filling {...{ record, title, from: { to: pathname, label }, root, isShort: true }} />
      {userId && <answer.PutBack userId={userId} record={record} isShort />}
    </div>
  );
}
