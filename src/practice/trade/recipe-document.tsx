import { fill } from '#common/fill.ts';
import { tradeCopy, type Trade } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { FoldedPart } from '#documents/library/entry-part.tsx';
import { promptFileHead, PromptSheet } from '#documents/library/prompt-sheet.tsx';
import { CheckList, ExampleData, SampleResult } from '#documents/use-parts.tsx';
import { FillActions } from '#features/filling/fill-actions.tsx';
import { FillForm } from '#features/filling/fill-form.tsx';
import { ShareLink } from '#features/filling/share-link.tsx';

const copy = tradeCopy.trade.recipe;

type Recipe = Trade['recipes'][number];

interface RecipeSheetProps {
  recipe: Recipe;
  number: number;
  trade: { slug: string; title: string };
}

/** One of a trade's recipes: its prompt as on a page of the library, and its notes folded below. */
export function RecipeSheet({ recipe, number, trade }: RecipeSheetProps) {
  const { slug } = recipe;
  return (
    <article id={slug} aria-labelledby={`titulo-${slug}`} className="mt-12 md:mt-16">
      <div className="flex flex-col gap-x-10 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <RecipeHeader recipe={recipe} number={number} />
        <div className="border-l-2 border-danger pl-4 lg:self-end">
          <h4 className="text-lg">{copy.notPaste}</h4>
          <p className="mt-1">{recipe.notPaste}</p>
        </div>
      </div>
      <div className="mt-8">
        <RecipePrompt recipe={recipe} trade={trade} />
        <RecipeUse recipe={recipe} />
      </div>
    </article>
  );
}

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

function RecipePrompt({ recipe, trade }: Pick<RecipeSheetProps, 'recipe' | 'trade'>) {
  const { slug, title, prompt, data, situation } = recipe;
  const to = `/practica/oficios/${trade.slug}#${slug}`;
  const from = { to, label: fill(tradeCopy.trade.from, { oficio: trade.title }) };
  const head = promptFileHead(title, [
    [copy.file.trade, trade.title],
    [copy.file.situation, situation],
  ]);
  return (
    <PromptSheet
      textId={`prompt-${slug}`}
      text={prompt}
      data={data}
      subject={title}
      copy={{
        ...copy,
        blockLabel: `${copy.prompt}: ${title}`,
        formLabel: fill(copy.form, { titulo: title }),
        formTitle: copy.fill.title,
        formText: copy.fill.text,
      }}
      file={{ name: `${slug}.txt`, head }}
      form={
        <Island name="recipe-filling" props={{ slug, title, from, data }}>
          <FillForm fields={data}>
            <FillActions isCopyElsewhere>
              <ShareLink path={to} title={title} />
            </FillActions>
          </FillForm>
        </Island>
      }
      answer={<Island name="recipe-answer" props={{ slug }} />}
    />
  );
}

function RecipeUse({ recipe }: { recipe: Recipe }) {
  const { slug, person, company } = recipe;
  const { example, result, checks } = copy;
  return (
    <div className="mt-8 border-b border-line">
      <FoldedPart
        heading="h4"
        id={`${slug}-ejemplo`}
        title={example.title}
        text={fill(example.text, { persona: person, empresa: company })}
      >
        <ExampleData data={recipe.example} />
      </FoldedPart>
      <FoldedPart heading="h4" id={`${slug}-resultado`} title={result.title} text={result.text}>
        <SampleResult label={result.label} html={recipe.result} />
      </FoldedPart>
      <FoldedPart heading="h4" id={`${slug}-revisar`} title={checks}>
        <CheckList checks={recipe.checks} />
      </FoldedPart>
    </div>
  );
}
