import { home } from '#content.ts';
import { startPath } from '#lib/safe-redirect.ts';
import { trialHunt } from '#practice/hunt/hunts.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Dots } from '#ui/dots.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';

export function HomeHero() {
  const { eyebrow, title, text, cta, note, sample } = home.hero;
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <div className="relative shell grid items-center gap-x-12 gap-y-10 py-10 md:gap-y-14 md:py-24 lg:grid-cols-[1.35fr_1fr]">
        <div className="clear-of-dots">
          <p className="mb-4 text-sm font-semibold tracking-wide text-ink-soft">{eyebrow}</p>
          <h1 className="text-4xl leading-[1.06] whitespace-pre-line sm:text-5xl lg:text-6xl">
            <MarkedText text={title} />
          </h1>
          <p className="mt-5 max-w-[54ch] text-ink-soft sm:text-lg md:mt-7 md:text-xl">{text}</p>
          <p className="mt-6 md:mt-9">
            <a href={startPath} className={buttonClass('primary', 'lg')}>
              {cta}
            </a>
          </p>
          <p className="when-signed-out mt-4 text-sm text-ink-soft">{note}</p>
        </div>
        <CaseCard words={sample} />
      </div>
      <Dots count={50} />
    </section>
  );
}

/** A case of Caza del error, up to its invented sentence; /prueba has it whole. */
function CaseCard({ words }: { words: typeof home.hero.sample }) {
  const { title, answer } = trialHunt();
  const shown = answer.slice(0, answer.findIndex(({ fault }) => fault) + 1);
  return (
    <figure className="relative mx-auto w-full max-w-md lg:rotate-[1.5deg]">
      <div
        aria-hidden="true"
        className="absolute inset-0 top-8 translate-x-2 translate-y-2 rounded-card border border-line bg-surface"
      />
      <p className="relative ml-5 inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1.5 text-xs font-semibold">
        {words.category}
      </p>
      <div className="relative rounded-card border border-line bg-surface p-5 transition-colors duration-150 hover:border-line-strong sm:p-6">
        <p className="font-heading text-xl font-semibold">{title}</p>
        <p className="mt-2 text-sm text-ink-soft">{words.text}</p>
        <ol className="mt-3 space-y-2.5 leading-relaxed sm:mt-4">
          {shown.map(({ text }) => (
            <li key={text} className="grid grid-cols-[1.75rem_1fr]">
              <span aria-hidden="true" className="mt-[0.35em] size-4 rounded-sm border border-line-strong" />
              {text}
            </li>
          ))}
        </ol>
        <p className="mt-4 border-t border-dashed border-line pt-3 sm:mt-5 sm:pt-4">
          <CardLink to="/prueba">{words.action}</CardLink>
        </p>
      </div>
    </figure>
  );
}
