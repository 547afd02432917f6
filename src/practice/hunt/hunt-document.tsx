import { fill } from '#common/fill.ts';
import { huntCards, practica, type Hunt } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { HuntDesk, sentencesOf } from './hunt-desk.tsx';
import { HuntEnd } from './hunt-end.tsx';
import { HuntHead, HuntSheet } from './hunt-sheet.tsx';
import type { IslandProps } from '#common/island-contract.ts';
import { BackLink } from '#ui/back-link.tsx';

const copy = practica.case;
const path = '/practica/errores';

/** Brief and documents on the left, the answer to check on the right; on a phone one below the other. */
export function HuntDocument({ hunt }: { hunt: Hunt }) {
  const index = huntCards.findIndex(({ slug }) => slug === hunt.slug);
  const next = huntCards[index + 1];
  const props: IslandProps['hunt'] = {
    slug: hunt.slug,
    answer: sentencesOf(hunt),
    lesson: hunt.lesson,
    next: next ? `${path}/${next.slug}` : null,
  };
  return (
    <article className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <BackLink to={path}>{copy.back}</BackLink>
      <header className="mt-4 md:mt-6">
        <p className="flex items-end justify-between gap-4">
          <span className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
            {huntCards[index]?.trade}
          </span>
          <span className="pb-1 text-sm text-ink-soft">
            {fill(copy.number, { n: index + 1, total: huntCards.length })}
          </span>
        </p>
        <div className="border-t-2 border-ink pt-5">
          <h1 className="max-w-[24ch] text-3xl sm:text-4xl lg:text-5xl">{hunt.title}</h1>
          <p className="mt-4 max-w-[68ch] text-lg text-ink-soft">{hunt.situation}</p>
          <p className="mt-2 text-sm text-ink-soft">{hunt.company}</p>
        </div>
      </header>
      <div className="mt-8 gap-x-10 gap-y-12 max-lg:space-y-12 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] print:block">
        <HuntDesk hunt={hunt} />
        <section aria-labelledby="respuesta" className="min-w-0">
          <h2 id="respuesta" className="text-2xl">
            {copy.answer}
          </h2>
          <Island name="hunt" props={props}>
            <HuntHead />
            <HuntSheet answer={props.answer} />
            <HuntEnd />
          </Island>
        </section>
      </div>
    </article>
  );
}
