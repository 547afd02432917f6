import { ArrowRight } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { practica, tradeCards, tradeCopy as copy, type TradeCard } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { WeekBoxes } from './trade-week.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { BackLink } from '#ui/back-link.tsx';

/** The eight trades: what each is about, links to its recipes, and the learner's progress in its week. */
export function TradeListDocument() {
  return (
    <div className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <BackLink to="/practica">{practica.back}</BackLink>
      <header className="mt-4 max-w-3xl">
        <h1 className="text-4xl md:text-5xl lg:text-6xl">
          <MarkedText text={copy.title} />
        </h1>
        <p className="mt-5 max-w-[56ch] text-lg text-ink-soft md:text-xl">{copy.lead}</p>
      </header>
      <ul aria-label={copy.list} className="mt-10 border-t-2 border-ink md:mt-14">
        {tradeCards.map((trade) => (
          <TradeRow key={trade.slug} trade={trade} />
        ))}
      </ul>
    </div>
  );
}

function TradeRow({ trade: { slug, title, lead, recipes } }: { trade: TradeCard }) {
  const address = `/practica/oficios/${slug}`;
  const progress = { trade: slug, words: copy.progress };
  return (
    <li className="grid gap-x-12 gap-y-6 border-b border-line py-8 md:py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 className="text-2xl md:text-3xl">
          <a href={address} className="group inline-flex min-h-11 items-center gap-2 hover:text-accent">
            {title}
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-accent transition-transform duration-200 group-hover:translate-x-1"
            />
          </a>
        </h2>
        <p className="mt-2 max-w-[52ch] text-ink-soft">{lead}</p>
        <Island name="trade-progress" props={progress} className="mt-5">
          <WeekBoxes words={copy.progress} />
        </Island>
      </div>
      <div>
        <h3 className="sr-only">{copy.recipes}</h3>
        <ol>
          {recipes.map((recipe, index) => (
            <li key={recipe.slug} className="border-t border-line lg:first:border-t-0">
              <a
                href={`${address}#${recipe.slug}`}
                className="group grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 py-3 leading-snug sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
              >
                <span aria-hidden="true" className="font-heading font-semibold text-accent tabular-nums">
                  {index + 1}
                </span>
                <span className="font-medium group-hover:text-accent group-hover:underline">
                  {recipe.title}
                </span>
                <span className="text-sm text-ink-soft max-sm:col-start-2 max-sm:mt-0.5">
                  {fill(copy.minutes, { n: recipe.minutes })}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}
