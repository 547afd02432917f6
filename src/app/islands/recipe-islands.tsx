import { useState } from 'react';
import { useUserId } from '#features/auth/session.tsx';
import { readEarlyFields } from '#features/filling/prompt-filling.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { later } from '#lib/later.tsx';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { FillingPanel } from './filling-panel.tsx';

const recordOf = (slug: string) => `recipe/${slug}`;

/** The panel of a trade's recipe, of which a page has three. */
export function RecipeFilling({
  slug,
  place,
  ...asked
}: IslandProps['recipe-filling'] & { place: HTMLElement }) {
  const [early] = useState(() => readEarlyFields(place));
  const root = document.getElementById(`prompt-${slug}`);
  return root && <FillingPanel {...asked} record={recordOf(slug)} root={root} early={early} />;
}

/** Few recipes ever replace something: its code comes when one has. */
const PutBack = later(() => import('#features/filling/put-back.tsx').then((m) => m.PutBack));

export function RecipeAnswer({ slug }: IslandProps['recipe-answer']) {
  const userId = useUserId();
  const { value } = useRecord<'filling'>(userId, `filling/${recordOf(slug)}`);
  // Stays when the last one is deleted: the keyboard goes on from here.
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const hasSome = userId && value && value.equivalences.length > 0;
  return <div {...keptFocus}>{hasSome && <PutBack userId={userId} record={recordOf(slug)} isShort />}</div>;
}
