import type { Content } from '#tools/content/content.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import type { Problem } from '#tools/content/problem.ts';
import { words } from '#tools/content/word-file.ts';
import type { Recipe } from './recipes.ts';
import { tradePages } from './trade-pages-schema.ts';
import {
  readTrade,
  strayRecipes,
  tradeFile,
  tradeParts,
  tradeSlugs,
  tradesFolder,
  type Trade,
} from './trades.ts';

/** A trade's data for lists. */
export type TradeCard = Pick<Trade, 'slug' | 'title' | 'lead'> & {
  recipes: Pick<Recipe, 'slug' | 'title' | 'minutes'>[];
};

/** A recipe as the page of a prompt or kit names it. */
export interface CategoryRecipe {
  title: string;
  to: string;
  /** The trade's name. */
  trade: string;
}

/** The recipes of the trades that use each category of prompts and kits. */
export function categoryRecipes(content: Content): Record<string, CategoryRecipe[]> {
  const found: Record<string, CategoryRecipe[]> = {};
  for (const { slug, title: trade, categories, recipes: ofTrade } of readTrades(content)) {
    const recipes = ofTrade.map((recipe) => ({
      title: recipe.title,
      to: `/practica/oficios/${slug}#${recipe.slug}`,
      trade,
    }));
    for (const category of categories) found[category] = [...(found[category] ?? []), ...recipes];
  }
  return found;
}

const files = () => tradeSlugs.map(tradeFile);

/** Every trade in the order of the page. */
export const readTrades = (content: Content): Trade[] => files().map((file) => readTrade(content, file));

export const trades = {
  folder: tradesFolder,
  words: { tradeCopy: words('pages/oficios', tradePages) },
  files,
  parts: tradeParts,
  read: readTrade,
  list: (content): TradeCard[] =>
    readTrades(content).map(({ slug, title, lead, recipes }) => ({
      slug,
      title,
      lead,
      recipes: recipes.map(({ slug, title, minutes }) => ({ slug, title, minutes })),
    })),
  total: () => tradeSlugs.length,
  counts: { recetas: (content) => readTrades(content).flatMap(({ recipes }) => recipes).length },
  sections: {
    name: 'oficios',
    // Each day of a trade's week has sections to read and a recipe to practise.
    of: (content) =>
      readTrades(content).flatMap(({ slug: trade, recipes, week }) =>
        week.flatMap(({ read, recipe: practised }) => {
          const recipe = recipes.find(({ slug }) => slug === practised);
          if (!recipe) return [];
          return read.map(({ to }) => ({
            title: recipe.title,
            to: `/practica/oficios/${trade}#${recipe.slug}`,
            section: to,
          }));
        }),
      ),
  },
  checks: (content) => [...strayRecipes(content), ...repeatedNames(content)],
} satisfies PracticeKind;

/** Notebooks keep recipes by name, so two trades cannot share one. */
function repeatedNames(content: Content): Problem[] {
  const places = readTrades(content).flatMap((trade) =>
    trade.recipes.map(({ slug }) => ({ slug, file: `${tradesFolder}/${trade.slug}/${slug}.yaml` })),
  );
  return places.flatMap(({ slug, file }, index): Problem[] => {
    const first = places.findIndex((other) => other.slug === slug);
    if (first === index) return [];
    const message = `Ya hay otra receta que se llama «${slug}»: ${places[first]?.file}.`;
    return [{ file, line: 1, message, hint: 'Cambia el nombre de uno de los dos archivos.' }];
  });
}
