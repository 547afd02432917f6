import { gptCards, promptCards, tradeCards, tradeCopy, type Trade } from '#content.ts';
import { EntryContents } from '#documents/library/entry-part.tsx';
import { RecipeSheet } from './recipe-document.tsx';
import { TradeWeek } from './trade-week-document.tsx';
import { LinkRows } from '#ui/link-rows.tsx';
import { BackLink } from '#ui/back-link.tsx';

const copy = tradeCopy.trade;

/** A trade: its three recipes, and a week of five sessions that practises them. */
export function TradeDocument({ trade }: { trade: Trade }) {
  const { slug, title, lead, recipes } = trade;
  const parts = [
    ...recipes.map((recipe) => ({ id: recipe.slug, title: recipe.title })),
    { id: 'semana', title: copy.week.title },
  ];
  return (
    <>
      <div className="shell pt-6 md:pt-10">
        <BackLink to="/practica/oficios">{copy.back}</BackLink>
        <div className="mt-6 gap-x-10 md:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
          <header className="max-w-3xl">
            <p className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
              {copy.tab}
            </p>
            <div className="border-t-2 border-ink pt-5">
              <h1 className="text-3xl sm:text-4xl lg:text-5xl">{title}</h1>
              <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{lead}</p>
            </div>
          </header>
          <EntryContents
            title={copy.contents}
            parts={parts}
            className="max-lg:mt-8 max-sm:[&>ul]:columns-1 lg:[&>ul]:columns-1"
          />
        </div>
        <section aria-labelledby="recetas" className="mt-16 md:mt-24">
          <h2 id="recetas" className="text-3xl md:text-4xl">
            {copy.recipes.title}
          </h2>
          <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">{copy.recipes.text}</p>
          {recipes.map((recipe, index) => (
            <RecipeSheet key={recipe.slug} recipe={recipe} number={index + 1} trade={{ slug, title }} />
          ))}
        </section>
        <TradeWeek trade={trade} />
        <TradeLibraries categories={trade.categories} />
      </div>
      <OtherTrades slug={slug} />
    </>
  );
}

/** Prompts and kits of the trade's categories. */
function TradeLibraries({ categories }: { categories: string[] }) {
  const isOfTrade = ({ category }: { category: string }) => categories.includes(category);
  const { title, prompt, kit } = copy.libraries;
  const rows = [
    ...gptCards.filter(isOfTrade).map((card) => ({ to: `/gpts/${card.slug}`, label: card.title, note: kit })),
    ...promptCards
      .filter(isOfTrade)
      .map((card) => ({ to: `/prompts/${card.slug}`, label: card.title, note: prompt })),
  ];
  return (
    <section aria-labelledby="bibliotecas" className="mt-16 md:mt-24 print:hidden">
      <h2 id="bibliotecas" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <LinkRows rows={rows} className="mt-5" />
    </section>
  );
}

function OtherTrades({ slug }: { slug: string }) {
  return (
    <nav aria-labelledby="otros-oficios" className="mt-16 border-t border-line md:mt-24 print:hidden">
      <div className="shell py-14 md:py-20">
        <h2 id="otros-oficios" className="text-2xl md:text-3xl">
          {copy.others}
        </h2>
        <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {tradeCards
            .filter((other) => other.slug !== slug)
            .map((other) => (
              <li key={other.slug} className="border-t border-line">
                <a
                  href={`/practica/oficios/${other.slug}`}
                  className="flex min-h-11 items-center py-2 font-medium text-accent hover:underline"
                >
                  {other.title}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
