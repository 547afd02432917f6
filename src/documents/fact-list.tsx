import { factCopy, facts } from '#content.ts';
import { FactLine } from './lesson/fact-line.tsx';

/** Every figure that ages, with its day and its source: what a lesson quotes one by one. */
export function FactList() {
  return (
    <section
      id="datos"
      aria-labelledby="datos-title"
      className="mt-12 scroll-mt-24 border-t border-line pt-8"
    >
      <h2 id="datos-title" className="text-2xl">
        {factCopy.title}
      </h2>
      <div className="mt-4 max-w-[68ch] space-y-5 text-lg leading-[1.7]">
        {factCopy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {facts.map(({ tema, datos }) => (
        <section key={tema} className="mt-8 max-w-[68ch]">
          <h3 className="text-lg">{tema}</h3>
          <dl className="mt-3 space-y-3 text-sm leading-relaxed">
            {datos.map((fact) => (
              <div key={fact.id}>
                <dt className="font-semibold">{fact.dato}</dt>
                <dd className="text-ink-soft">
                  <FactLine fact={fact} hasNote />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
