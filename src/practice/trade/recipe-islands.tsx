import type { IslandProps } from '#common/island-contract.ts';
import { DrawnForm } from '#features/filling/prompt-filling.tsx';
import { PutBack } from '#features/filling/put-back.tsx';
import type { WithUser } from '#lib/user-id.ts';

const recipeRecord = (slug: string) => `recipe/${slug}`;

/** The form of a trade's recipe; a page has three. */
export function RecipeFilling({ slug, ...props }: WithUser<IslandProps['recipe-filling']>) {
  return <DrawnForm {...props} record={recipeRecord(slug)} textId={`prompt-${slug}`} />;
}

export function RecipeAnswer({ slug, userId }: WithUser<IslandProps['recipe-answer']>) {
  return <PutBack userId={userId} record={recipeRecord(slug)} isShort />;
}
