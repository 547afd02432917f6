import { home } from '#content.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';

export function HomeBenefits() {
  const { title, text, items } = home.benefits;
  return (
    <section
      aria-labelledby="beneficios"
      className="shell grid gap-x-16 gap-y-6 py-10 md:gap-y-10 md:py-24 lg:grid-cols-[1fr_1.6fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="beneficios" className="text-3xl md:text-4xl">
          <MarkedText text={title} />
        </h2>
        <p className="mt-4 max-w-[44ch] text-lg text-ink-soft max-sm:text-base">{text}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-4 md:py-6">
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-1 text-ink-soft md:mt-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomeOutcomes() {
  const { title, text, items, beforeLabel, afterLabel } = home.outcomes;
  return (
    <section aria-labelledby="resultados" className="border-y border-line bg-surface">
      <div className="shell py-10 md:py-24">
        <h2 id="resultados" className="text-3xl md:text-4xl">
          <MarkedText text={title} />
        </h2>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft max-sm:text-base">{text}</p>
        <ol className="mt-6 md:mt-10">
          {items.map(({ before, after }) => (
            <li
              key={before}
              className="grid gap-x-12 gap-y-3 border-t border-line py-4 md:grid-cols-2 md:py-6"
            >
              <div className="text-ink-soft">
                <p className="text-xs font-semibold">{beforeLabel}</p>
                <p className="mt-1">{before}</p>
              </div>
              <div className="border-accent max-md:border-l-2 max-md:pl-4">
                <p className="text-xs font-semibold text-accent">{afterLabel}</p>
                <p className="mt-1 font-medium md:text-lg">{after}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
