import { why } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { ArgumentSections, ClosingPanel } from './page-sections.tsx';

/** Spec section 9: the loading state ends after one second, and 300 ms later the page fades in (why.css). */
export function WhyDocument() {
  return (
    <div className="why relative">
      <p role="status" className="why-loading absolute inset-x-0 top-32 text-center text-lg text-ink-soft">
        <span className="marked">{why.loading}</span>
      </p>
      <article className="why-content shell py-16 md:py-24">
        <h1 className="max-w-[18ch] text-4xl sm:text-5xl lg:text-6xl">
          <MarkedText text={why.title} />
        </h1>
        <p className="mt-7 max-w-[56ch] text-xl text-ink-soft">{why.lead}</p>
        <ArgumentSections sections={why.sections} />
        <section aria-labelledby="principios" className="mt-20 border-t-2 border-ink pt-10">
          <h2 id="principios" className="text-3xl">
            <MarkedText text={why.principles.title} />
          </h2>
          <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {why.principles.items.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.5rem_1fr]">
                <span aria-hidden="true" className="font-heading text-2xl font-semibold text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <ClosingPanel title={why.cta.title} text={why.cta.text}>
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href="/cursos" className={buttonClass('primary', 'lg')}>
              {why.cta.action}
            </a>
            <Link to={why.cta.team.to} className="inline-flex min-h-11 items-center text-link">
              {why.cta.team.label}
            </Link>
          </span>
        </ClosingPanel>
      </article>
    </div>
  );
}
