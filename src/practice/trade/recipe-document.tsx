import { fill } from '#common/fill.ts';
import { tradeCopy, type Trade } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { Island } from '#documents/island.tsx';
import { WithAside } from '#documents/library/entry-layout.tsx';
import { EntryPart } from '#documents/library/entry-part.tsx';
import { CheckList, ExampleData, SampleResult } from '#documents/use-parts.tsx';
import { FillActions } from '#features/filling/fill-actions.tsx';
import { FillForm } from '#features/filling/fill-form.tsx';
import { ShareLink } from '#features/filling/share-link.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';

const copy = tradeCopy.trade.recipe;

type Recipe = Trade['recipes'][number];

interface RecipeSheetProps {
  recipe: Recipe;
  number: number;
  trade: { slug: string; title: string };
}

/** One of a trade's recipes: the prompt and its notes, with the form beside it as on a prompt's page. */
export function RecipeSheet({ recipe, number, trade }: RecipeSheetProps) {
  const { slug } = recipe;
  return (
    <article id={slug} aria-labelledby={`titulo-${slug}`} className="mt-12 md:mt-16">
      <div className={`flex flex-col gap-y-6 lg:grid print:block ${columns}`}>
        <RecipeHeader recipe={recipe} number={number} />
        <div className="border-l-2 border-danger pl-4 lg:self-end">
          <h4 className="text-lg">{copy.notPaste}</h4>
          <p className="mt-1">{recipe.notPaste}</p>
        </div>
      </div>
      <WithAside className={`mt-8 ${columns}`} aside={<RecipeForm recipe={recipe} trade={trade} />}>
        <RecipePrompt recipe={recipe} />
        <Island name="recipe-answer" props={{ slug }} />
        <RecipeUse recipe={recipe} />
      </WithAside>
    </article>
  );
}

const columns = 'gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]';

function RecipeHeader({
  recipe: { slug, title, minutes, situation },
  number,
}: Pick<RecipeSheetProps, 'recipe' | 'number'>) {
  return (
    <header>
      <p className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
        {fill(copy.number, { n: number })}
      </p>
      <div className="border-t-2 border-ink pt-5">
        <h3 id={`titulo-${slug}`} className="text-2xl md:text-3xl">
          {title}
        </h3>
        <p className="mt-2 text-sm text-ink-soft">{fill(copy.minutes, { n: minutes })}</p>
        <p className="mt-4 max-w-[66ch] text-lg">{situation}</p>
      </div>
    </header>
  );
}

function RecipePrompt({ recipe: { slug, title, prompt, data } }: { recipe: Recipe }) {
  return (
    <figure
      id={`prompt-${slug}`}
      aria-label={`${copy.prompt}: ${title}`}
      className="rounded-card border border-line-strong bg-surface"
    >
      <div className="sticky top-16 z-10 flex items-center justify-between gap-4 rounded-t-card border-b border-line bg-surface py-2.5 pr-3 pl-5 print:static">
        <p className="leading-snug font-semibold">{copy.prompt}</p>
        <CopyButton kind="prompt" label={copy.copy} done={copy.copied} subject={title} />
      </div>
      <PromptText text={prompt} data={data} />
    </figure>
  );
}

function RecipeForm({ recipe: { slug, title, data }, trade }: Pick<RecipeSheetProps, 'recipe' | 'trade'>) {
  const to = `/practica/oficios/${trade.slug}#${slug}`;
  const from = { to, label: fill(tradeCopy.trade.from, { oficio: trade.title }) };
  return (
    <section
      aria-label={fill(copy.form, { titulo: title })}
      className="border-t border-line pt-5 lg:col-start-2 print:hidden"
    >
      <h4 className="text-lg">{copy.fill.title}</h4>
      <p className="mt-2 mb-4 text-sm text-ink-soft">{copy.fill.text}</p>
      <Island name="recipe-filling" props={{ slug, title, from, data }}>
        <FillForm fields={data}>
          <FillActions>
            <ShareLink path={to} title={title} />
          </FillActions>
        </FillForm>
      </Island>
    </section>
  );
}

function RecipeUse({ recipe }: { recipe: Recipe }) {
  const { slug, person, company } = recipe;
  const { example, result, checks } = copy;
  return (
    <>
      <EntryPart
        heading="h4"
        id={`${slug}-ejemplo`}
        title={example.title}
        text={fill(example.text, { persona: person, empresa: company })}
      >
        <ExampleData data={recipe.example} />
      </EntryPart>
      <EntryPart heading="h4" id={`${slug}-resultado`} title={result.title} text={result.text}>
        <SampleResult label={result.label} html={recipe.result} />
      </EntryPart>
      <EntryPart heading="h4" id={`${slug}-revisar`} title={checks}>
        <CheckList checks={recipe.checks} />
      </EntryPart>
    </>
  );
}
