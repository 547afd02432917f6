import { home } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { Dots } from '#ui/dots.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/marked-text.tsx';

export function HomeHero() {
  const { eyebrow, title, text, cta, note, sample } = home.hero;
  return (
    <section className="border-line relative isolate overflow-hidden border-b">
      <div className="-z-10">
        <Dots count={50} />
      </div>
      <div className="shell relative grid items-center gap-x-12 gap-y-14 py-16 md:py-24 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <p className="text-ink-soft mb-5 text-sm font-semibold tracking-wide">{eyebrow}</p>
          <h1 className="text-4xl leading-[1.06] sm:text-5xl lg:text-6xl">
            <MarkedText text={title} />
          </h1>
          <p className="text-ink-soft mt-7 max-w-[54ch] text-lg md:text-xl">{text}</p>
          <p className="mt-9">
            <Link to="/auth" className={buttonClass('primary', 'lg')}>
              {cta}
            </Link>
          </p>
          <p className="text-ink-soft mt-4 text-sm">{note}</p>
        </div>
        <SampleCard sample={sample} />
      </div>
    </section>
  );
}

/** What a learner takes home from a lesson: a card with a prompt, its variables marked. */
function SampleCard({ sample }: { sample: typeof home.hero.sample }) {
  return (
    <figure className="relative mx-auto w-full max-w-md lg:rotate-[1.5deg]">
      <div aria-hidden="true" className="rounded-card border-line bg-surface absolute inset-0 top-8 translate-x-2 translate-y-2 border" />
      <p className="rounded-t-control border-line bg-marker relative ml-5 inline-block border border-b-0 px-3 py-1.5 text-xs font-semibold">
        {sample.category}
      </p>
      <div className="rounded-card border-line bg-surface relative border p-6">
        <p className="font-heading text-xl font-semibold">{sample.title}</p>
        <ol className="mt-4 space-y-2.5 font-mono text-sm leading-relaxed">
          {sample.lines.map((line, index) => (
            <li key={line} className="grid grid-cols-[1.5rem_1fr]">
              <span aria-hidden="true" className="text-ink-soft select-none">
                {index + 1}
              </span>
              <span>
                <MarkedText text={line} />
              </span>
            </li>
          ))}
        </ol>
        <figcaption className="border-line text-ink-soft mt-5 border-t border-dashed pt-4 text-sm">{sample.note}</figcaption>
      </div>
    </figure>
  );
}
