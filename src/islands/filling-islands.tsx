import { useState } from 'react';
import { fill } from '#common/fill.ts';
import { fillingCopy as copy } from '#content.ts';
import { DrawnForm, FillingPanel } from '#features/filling/prompt-filling.tsx';
import { PutBack } from '#features/filling/put-back.tsx';
import type { IslandProps } from '#common/island-contract.ts';
import type { WithUser } from '#lib/user-id.ts';

/** The form of a library's prompt. */
export function LibraryFilling({ slug, library, ...form }: WithUser<IslandProps['prompt-filling']>) {
  return (
    <DrawnForm
      {...form}
      record={slug}
      from={{ to: `/prompts/${slug}`, label: library }}
      textId="prompt"
      offersCopy
    />
  );
}

export function LibraryAnswer({ slug, userId }: WithUser<IslandProps['put-back']>) {
  return <PutBack userId={userId} record={slug} />;
}

/** Part of the names of stored records («práctico» is `pra-ctico`): changing it loses what learners typed. */
const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-') ?? '';

/** The form below 'Rellenar' in a lesson. Its name in the notebook is the lesson's address and the prompt's title. */
export function LessonFilling({ title, root, userId }: WithUser<{ title: string; root: Element }>) {
  const { pathname } = location;
  const record = `${pathname.slice(1)}/${slugOf(title)}`;
  const [label] = useState(() => document.querySelector('h1')?.textContent ?? pathname);
  return (
    <div role="group" aria-label={fill(copy.formLabel, { titulo: title })} className="pt-2 pb-4">
      <FillingPanel {...{ userId, record, title, from: { to: pathname, label }, root }} isShort />
      <PutBack userId={userId} record={record} isShort />
    </div>
  );
}
