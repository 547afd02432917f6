import { factCopy, facts, type Fact, type LeafNode } from '#content.ts';
import { ExternalLink, Link } from '#ui/link.tsx';

/** `2026-11-16` as the texts of the facts beside it write their dates. */
const spanishDay = (day: string) => day.split('-').reverse().join('-');
/** What would otherwise be broken at its hyphens: a day, and the name of a model. */
const WHOLE = /(\d{1,2}-\d{1,2}-\d{4}|GPT-[\w.-]*\w)/;
const unbroken = (text: string) =>
  text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

interface FactLineProps {
  fact: Fact;
  /** Who quotes whom and where sources disagree: for the whole list, not for a line between two paragraphs. */
  hasNote?: boolean;
}

/** A figure that ages: the course's one with its year, what holds today with its day, and where that stands. */
function FactLine({ fact: { curso, hoy, fecha, fuente, nota }, hasNote = false }: FactLineProps) {
  const parts = [
    curso && `${factCopy.course} ${curso}`,
    hoy ? `${factCopy.today.replace('{fecha}', spanishDay(fecha))} ${hoy}` : factCopy.unchecked,
  ].filter(Boolean);
  return (
    <>
      {unbroken(parts.join(' · '))}
      {fuente && (
        <>
          {' · '}
          <ExternalLink href={fuente} className="text-accent underline underline-offset-2">
            {factCopy.source}: {hostOf(fuente)}
          </ExternalLink>
        </>
      )}
      {hasNote && nota && (
        <>
          {'. '}
          {factCopy.note} {unbroken(nota)}
        </>
      )}
    </>
  );
}

/** Quiet lines under what they date: present for whoever checks, out of the way for whoever reads on. */
export function FactBlock({ node: { facts } }: { node: LeafNode<'dato'> }) {
  return (
    <div className="lesson-block lesson-compact max-w-[38rem] border-l border-line-strong pl-4 text-sm leading-relaxed text-ink-soft">
      <ul className="space-y-2">
        {facts.map((fact) => (
          <li key={fact.id}>
            <span className="font-semibold">{fact.dato}.</span> <FactLine fact={fact} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link
          to="/about#datos"
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {factCopy.more}
        </Link>
      </p>
    </div>
  );
}

/** Every figure that ages, with its day and its source: what a lesson quotes one by one. */
export function FactList() {
  return (
    <section
      id="datos"
      aria-labelledby="datos-title"
      className="mt-12 grid scroll-mt-24 gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="datos-title" className="text-2xl">
        {factCopy.title}
      </h2>
      <div className="max-w-[68ch] space-y-5 text-lg leading-[1.7]">
        {factCopy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {facts.map(({ tema, datos }) => (
        <section key={tema} className="mt-4 max-w-[68ch] lg:col-start-2">
          <h3 className="text-lg">{tema}</h3>
          <dl className="mt-3 space-y-4 text-sm leading-relaxed">
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
