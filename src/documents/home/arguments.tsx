import { home } from '#content.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';

export function HomeBenefits() {
  const { title, text, items } = home.benefits;
  return (
    <section
      aria-labelledby="beneficios"
      className="shell grid gap-x-16 gap-y-10 py-14 md:py-24 lg:grid-cols-[1fr_1.6fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="beneficios" className="text-3xl md:text-4xl">
          <MarkedText text={title} />
        </h2>
        <p className="mt-5 max-w-[44ch] text-lg text-ink-soft">{text}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-6">
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-2 text-ink-soft">{item.text}</p>
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
      <div className="shell py-14 md:py-24">
        <h2 id="resultados" className="text-3xl md:text-4xl">
          <MarkedText text={title} />
        </h2>
        <p className="mt-5 max-w-[60ch] text-lg text-ink-soft">{text}</p>
        <ol className="mt-10">
          {items.map(({ before, after }) => (
            <li key={before} className="grid gap-x-12 gap-y-3 border-t border-line py-6 md:grid-cols-2">
              <div className="text-ink-soft">
                <p className="text-xs font-semibold">{beforeLabel}</p>
                <p className="mt-1">{before}</p>
              </div>
              <div className="border-accent max-md:border-l-2 max-md:pl-4">
                <p className="text-xs font-semibold text-accent">{afterLabel}</p>
                <p className="mt-1 text-lg font-medium">{after}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function HomeMethod() {
  const { title, items } = home.method;
  return (
    <section aria-labelledby="metodo" className="shell py-14 md:py-24">
      <h2 id="metodo" className="text-3xl md:text-4xl">
        <MarkedText text={title} />
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="border-t-2 border-ink pt-5">
            <p aria-hidden="true" className="font-heading text-4xl font-semibold text-accent">
              {index + 1}
            </p>
            <h3 className="mt-3 text-xl">{item.title}</h3>
            <p className="mt-2 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
