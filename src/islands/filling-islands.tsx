import { useState } from 'react';
import { fill } from '#common/fill.ts';
import { fillingCopy as copy } from '#content.ts';
import { PromptFilling, type PromptFillingProps } from '#features/filling/prompt-filling.tsx';
import { PutBack } from '#features/filling/put-back.tsx';
import { goTo } from '#lib/go.ts';
import type { IslandProps } from '#common/island-contract.ts';
import type { WithUser } from '#lib/user-id.ts';

type FillingPanelProps = WithUser<Omit<PromptFillingProps, 'userId' | 'onOpenNotebook'>>;

/** The form of a prompt, for the learner who is signed in. */
function FillingPanel({ userId, ...asked }: FillingPanelProps) {
  if (!userId) return null;
  return <PromptFilling {...asked} userId={userId} onOpenNotebook={() => goTo('/cuaderno#prompts')} />;
}

type DrawnFormProps = Omit<FillingPanelProps, 'root'> & {
  /** Id of the prompt's text. */
  textId: string;
};

function DrawnForm({ textId, ...asked }: DrawnFormProps) {
  const root = document.getElementById(textId);
  return root && <FillingPanel {...asked} root={root} />;
}

/** The form of a library's prompt. */
export function LibraryFilling({ slug, library, ...asked }: WithUser<IslandProps['prompt-filling']>) {
  return (
    <DrawnForm
      {...asked}
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

const recipeRecord = (slug: string) => `recipe/${slug}`;

/** The form of a trade's recipe, of which a page has three. */
export function RecipeFilling({ slug, ...asked }: WithUser<IslandProps['recipe-filling']>) {
  return <DrawnForm {...asked} record={recipeRecord(slug)} textId={`prompt-${slug}`} />;
}

export function RecipeAnswer({ slug, userId }: WithUser<IslandProps['recipe-answer']>) {
  return <PutBack userId={userId} record={recipeRecord(slug)} isShort />;
}

/** Part of the names of stored records («práctico» is `pra-ctico`): whoever changes it loses what learners typed. */
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
