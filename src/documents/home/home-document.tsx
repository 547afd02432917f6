import { Check, ChevronDown } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { courseHours, home } from '#content.ts';
import { publicLink } from '#lib/env.ts';
import { formatMinutes, formatSpan } from '#lib/hours.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { ExternalLink, Link } from '#ui/link.tsx';
import { FigureTaste } from '#ui/text/figure-taste.tsx';
import { PracticeOffer } from '#ui/text/practice-offer.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { HomeBenefits, HomeOutcomes } from './arguments.tsx';
import { HomeHero } from './hero.tsx';

export function HomeDocument() {
  return (
    <>
      <HomeHero />
      <HomeCards />
      <div className="shell pb-4 md:pb-10">
        <PracticeOffer {...home.practice} />
      </div>
      <HomeBenefits />
      <HomeOutcomes />
      {/* A phone has no room for the drawing here; /cursos has it at every width. */}
      <div className="shell pt-14 pb-14 max-sm:hidden md:py-24">
        <FigureTaste id="dibujo" {...home.taste} />
      </div>
      <HomeFirstCourse />
      <HomeTeam />
      <HomeFaq />
    </>
  );
}

/** Spec section 2: prompts, training, custom GPTs, templates and workflows. */
function HomeCards() {
  return (
    <section aria-labelledby="que-hay" className="shell py-10 md:py-20">
      <h2 id="que-hay" className="sr-only">
        {home.cardsTitle}
      </h2>
      <ul className="grid border-t border-l border-line min-[32rem]:grid-cols-2 lg:grid-cols-4">
        {home.cards.map(({ title, text, action, to }) => (
          <li
            key={to}
            className="relative flex flex-col border-r border-b border-line p-5 transition-colors duration-150 hover:bg-surface sm:p-6"
          >
            <h3 className="text-xl sm:text-2xl">{title}</h3>
            <p className="mt-2 mb-3 text-ink-soft sm:mt-3 sm:mb-6">{text}</p>
            <CardLink to={to} className="mt-auto">
              {action}
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeFirstCourse() {
  const { eyebrow, title, level, duration, text, points, action } = home.firstCourse;
  return (
    <section aria-labelledby="primer-curso" className="shell pb-10 max-sm:pt-10 md:pb-24">
      <div className="relative pt-9">
        <p className="absolute top-0 left-6 h-9 rounded-t-control border border-b-0 border-line bg-marker px-4 pt-1.5 text-sm font-semibold">
          {eyebrow}
        </p>
        <div className="grid gap-x-14 gap-y-8 rounded-card border border-line bg-surface p-5 sm:p-7 md:p-12 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h2 id="primer-curso" className="text-3xl md:text-4xl">
              {title}
            </h2>
            <p className="mt-3 font-medium text-ink-soft">
              {level} · {duration}
            </p>
            <p className="mt-4 text-lg max-sm:text-base md:mt-5">{text}</p>
            <p className="mt-6 md:mt-8">
              <ExternalLink href={publicLink('/cursos')} className={buttonClass('primary', 'lg')}>
                {action}
              </ExternalLink>
            </p>
          </div>
          <ul className="space-y-3 border-line max-lg:border-t max-lg:pt-6 md:space-y-4 lg:border-l lg:pl-10">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const hours = {
  desde: formatMinutes(courseHours.certificate.from),
  hasta: formatMinutes(courseHours.certificate.to),
  lectura: `de ${formatSpan(courseHours.reading)}`,
};

/** For the reader who decides for others. */
function HomeTeam() {
  const { title, text, action, to } = home.team;
  return (
    <section aria-labelledby="equipo" className="shell pb-6 md:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-y border-line py-5 sm:gap-y-4 sm:py-8">
        <h2 id="equipo" className="text-2xl">
          {title}
        </h2>
        <p className="max-w-[52ch] text-ink-soft max-sm:hidden">{fill(text, hours)}</p>
        <p>
          <Link to={to} className={buttonClass('secondary')}>
            {action}
          </Link>
        </p>
      </div>
    </section>
  );
}

function HomeFaq() {
  const { title, items } = home.faq;
  return (
    <section
      aria-labelledby="preguntas"
      className="shell grid gap-x-16 gap-y-8 pb-10 md:pb-28 lg:grid-cols-[1fr_1.6fr]"
    >
      <h2 id="preguntas" className="text-3xl md:text-4xl">
        <MarkedText text={title} />
      </h2>
      <div className="border-b border-line">
        {items.map(({ question, answer, link }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold text-balance [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <div className="max-w-[62ch] pb-5 text-ink-soft">
              <p>{fill(answer, hours)}</p>
              {link && (
                <Link to={link.to} className="mt-2 inline-flex min-h-11 items-center text-link">
                  {link.label}
                </Link>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
