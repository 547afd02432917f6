import { courses, cursos, site } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import { publicLink } from '#lib/env.ts';
import { startPath } from '#lib/safe-redirect.ts';
import { CourseList } from '#pages/cursos.tsx';
import { buttonClass } from '#ui/button.tsx';
import { FigureTaste } from '#ui/text/figure-taste.tsx';
import { PracticeOffer } from '#ui/text/practice-offer.tsx';
import { Link } from '#ui/link.tsx';
import { KeyFigures } from '#ui/text/key-figures.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';

/** Structured data of the courses, for search engines. */
export const courseList = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: courses.map(({ title, subtitle, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      name: title,
      description: subtitle,
      url: publicLink(link),
      inLanguage: 'es',
      isAccessibleForFree: true,
      provider: { '@type': 'EducationalOrganization', name: site.name, url: publicLink('/') },
    },
  })),
};

export function CursosDocument() {
  return (
    <>
      <header className="border-b border-line">
        <div className="shell grid items-end gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div>
            <h1 className="text-4xl sm:text-5xl lg:text-6xl">
              <MarkedText text={cursos.title} />
            </h1>
            <p className="mt-6 max-w-[56ch] text-lg text-ink-soft md:text-xl">{cursos.text}</p>
            <p className="mt-8">
              <Link to={startPath} className={buttonClass('primary', 'lg')}>
                {cursos.cta}
              </Link>
            </p>
          </div>
          <KeyFigures
            figures={cursos.stats}
            className="key-figures grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
          />
        </div>
      </header>
      <CourseLibrary />
      <div className="shell pb-14 md:pb-20">
        <PracticeOffer {...cursos.practice} />
      </div>
      <div className="shell pb-14 md:pb-20">
        <FigureTaste id="dibujo" {...cursos.taste} />
      </div>
      <ContextEngineeringPromo />
    </>
  );
}

function CourseLibrary() {
  const { title, text } = cursos.library;
  return (
    <section aria-labelledby="biblioteca" className="shell py-14 md:py-20">
      <h2 id="biblioteca" className="text-3xl md:text-4xl">
        {title}
      </h2>
      <p className="mt-4 mb-8 max-w-[60ch] text-lg text-ink-soft">{text}</p>
      <DrawnIsland name="course-list" props={{}} component={CourseList} />
    </section>
  );
}

function ContextEngineeringPromo() {
  const { eyebrow, title, text, points, action } = cursos.promo;
  return (
    <section aria-labelledby="context-engineering" className="border-t border-line bg-surface">
      <div className="shell grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <p className="mb-3 text-sm font-semibold text-ink-soft">{eyebrow}</p>
          <h2 id="context-engineering" className="text-3xl md:text-4xl">
            <MarkedText text={title} />
          </h2>
          <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{text}</p>
          <p className="mt-8">
            <Link to="/context-engineering" className={buttonClass('primary', 'lg')}>
              {action}
            </Link>
          </p>
        </div>
        <ol className="self-center border-line lg:border-l lg:pl-10">
          {points.map((point, index) => (
            <li key={point} className="grid grid-cols-[2rem_1fr] border-t border-line py-4 first:border-0">
              <span aria-hidden="true" className="font-heading text-xl font-semibold text-accent">
                {index + 1}
              </span>
              {point}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
