import { prueba, site } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import { publicLink } from '#lib/env.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { HuntDesk, sentencesOf } from './hunt-desk.tsx';
import { trialHunt } from './hunts.ts';
import { Trial } from './trial.tsx';

export const trialQuiz = {
  '@context': 'https://schema.org',
  '@type': 'Quiz',
  name: trialHunt().title,
  description: prueba.meta.description,
  url: publicLink('/prueba'),
  inLanguage: 'es',
  isAccessibleForFree: true,
  educationalUse: 'practice',
  learningResourceType: prueba.kind,
  timeRequired: 'PT1M',
  provider: { '@type': 'EducationalOrganization', name: site.name, url: publicLink('/') },
};

/** /prueba: one case of Caza del error, whole, for a visitor. */
export function TrialDocument() {
  const hunt = trialHunt();
  return (
    <article className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <header>
        <p className="flex flex-wrap items-end justify-between gap-x-4">
          <span className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
            {prueba.kind}
          </span>
          <span className="pb-1 text-sm text-ink-soft">{prueba.terms}</span>
        </p>
        <div className="border-t-2 border-ink pt-5">
          <h1 className="max-w-[24ch] text-3xl sm:text-4xl lg:text-5xl">
            <MarkedText text={prueba.title} />
          </h1>
          <p className="mt-4 max-w-[68ch] text-lg text-ink-soft">{hunt.situation}</p>
          <p className="mt-2 text-sm text-ink-soft">{hunt.company}</p>
        </div>
      </header>
      <noscript>
        <p className="mt-6 border-l-4 border-marker pl-4">{prueba.needsScript}</p>
      </noscript>
      <div className="mt-8 gap-x-10 gap-y-12 max-lg:space-y-12 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] print:block">
        <HuntDesk hunt={hunt} />
        <section aria-labelledby="respuesta" className="min-w-0">
          <h2 id="respuesta" className="text-2xl">
            {prueba.answer}
          </h2>
          <DrawnIsland
            name="prueba"
            props={{ slug: hunt.slug, answer: sentencesOf(hunt) }}
            component={Trial}
          />
        </section>
      </div>
    </article>
  );
}
