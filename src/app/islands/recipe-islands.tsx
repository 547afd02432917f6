import { lazy, Suspense, useState } from 'react';
import { useUserId } from '#features/auth/session.tsx';
import { readEarlyFields } from '#features/filling/prompt-filling.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
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

/** Few recipes ever replace something: its code comes when one has. Without a connection there is no answer yet, either. */
const PutBack = lazy(() =>
  import('#features/filling/put-back.tsx').then(
    (m) => ({ default: m.PutBack }),
    () => ({ default: () => null }),
  ),
);

export function RecipeAnswer({ slug }: IslandProps['recipe-answer']) {
  const userId = useUserId();
  const { value } = useRecord<'filling'>(userId, `filling/${recordOf(slug)}`);
  if (!userId || !value?.equivalences.length) return null;
  return (
    <Suspense>
      <PutBack userId={userId} record={recordOf(slug)} isShort />
    </Suspense>
  );
}
