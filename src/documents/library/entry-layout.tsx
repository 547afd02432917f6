import type { ReactNode } from 'react';
import { categoryRecipes } from '#content.ts';
import { EntryCard, type Entry } from '#features/library/entry-cards.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Tag } from '#ui/chip.tsx';
import { buttonClass } from '#ui/button.tsx';
import { LinkRows } from '#ui/link-rows.tsx';

interface EntryLayoutProps {
  path: string;
  entry: Entry;
  all: Entry[];
  copy: { action: string; entry: { back: string; more: string; related: string; recipes: string } };
  children: ReactNode;
}

/** What the page of a prompt and the page of a GPT have in common: the link back, the card's head, the related entries. */
export function EntryLayout({ path, entry, all, copy, children }: EntryLayoutProps) {
  return (
    <>
      <article className="shell pt-6 md:pt-10">
        <BackToList path={path} label={copy.entry.back} />
        <header className="mt-6 md:mt-8">
          <p className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
            {entry.category}
          </p>
          <div className="border-t-2 border-ink pt-5">
            <h1 className="text-3xl sm:text-4xl lg:text-5xl">{entry.title}</h1>
            <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{entry.description}</p>
            <ul aria-label="Etiquetas" className="mt-4 flex flex-wrap gap-1.5">
              {entry.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          </div>
        </header>
        {children}
      </article>
      <Related {...{ path, entry, all, copy }} />
    </>
  );
}

function Related({ path, entry, all, copy }: Omit<EntryLayoutProps, 'children'>) {
  return (
    <section aria-labelledby="relacionados" className="mt-16 border-t border-line md:mt-24 print:hidden">
      <div className="shell py-14 md:py-20">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="relacionados" className="text-2xl md:text-3xl">
            {copy.entry.related}
          </h2>
          <a href={path} className={buttonClass('secondary')}>
            {copy.entry.more}
          </a>
        </div>
        <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {relatedTo(entry, all).map((other) => (
            <li key={other.slug}>
              <EntryCard entry={other} path={path} action={copy.action} />
            </li>
          ))}
        </ul>
        <CategoryRecipes category={entry.category} title={copy.entry.recipes} />
      </div>
    </section>
  );
}

/** Recipes of the trades that use this category. */
function CategoryRecipes({ category, title }: { category: string; title: string }) {
  const recipes = categoryRecipes[category] ?? [];
  if (recipes.length === 0) return null;
  return (
    <>
      <h2 className="mt-14 text-2xl md:text-3xl">{title}</h2>
      <LinkRows
        className="mt-5"
        rows={recipes.map((recipe) => ({ to: recipe.to, label: recipe.title, note: recipe.trade }))}
      />
    </>
  );
}

/** start-page.ts makes it lead to the list as the learner left it. */
export const BackToList = ({ path, label }: { path: string; label: string }) => (
  <span data-list="">
    <BackLink to={path}>{label}</BackLink>
  </span>
);

interface WithAsideProps {
  /** Must place itself in the second column (`lg:col-start-2`). */
  aside: ReactNode;
  /** For both columns and the position of the grid. */
  className: string;
  children: ReactNode;
}

/**
 * A text with its actions beside it. They come first in the document: on narrow screens they are above the text, and must
 * not push it down when they arrive.
 */
export function WithAside({ aside, className, children }: WithAsideProps) {
  return (
    <div className={`flex flex-col gap-y-8 lg:grid print:block ${className}`}>
      {aside}
      <div className="lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  );
}

/** On narrow screens, a bar that stays at the lower edge while its parent is in view. */
export const bottomBarClass =
  'max-lg:sticky max-lg:order-last max-lg:bottom-0 max-lg:z-20 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-[clamp(1.25rem,4vw,2.5rem)] max-lg:py-3 print:hidden';

interface Related {
  slug: string;
  category: string;
  tags: string[];
}

/** The entries closest to this one: same category first, then the most tags in common, then those that follow it. */
export function relatedTo<T extends Related>(entry: Related, all: T[], max = 3): T[] {
  const closeness = (other: Related) =>
    (other.category === entry.category ? 1000 : 0) +
    other.tags.filter((tag) => entry.tags.includes(tag)).length;
  const position = all.findIndex(({ slug }) => slug === entry.slug);
  return [...all.slice(position + 1), ...all.slice(0, Math.max(position, 0))]
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, max);
}
