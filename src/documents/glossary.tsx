import { fill } from '#common/fill.ts';
import { glosario, glossaryLetters } from '#content.ts';
import { publicLink } from '#lib/env.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { Unbroken } from '#ui/text/unbroken.tsx';
import { ClosingPanel } from './page-sections.tsx';

type Term = (typeof glossaryLetters)[number]['terms'][number];

/** Structured data of the terms, for search engines. */
export const termSet = {
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  '@id': publicLink('/glosario'),
  name: glosario.meta.title,
  description: glosario.meta.description,
  inLanguage: 'es',
  hasDefinedTerm: glossaryLetters.flatMap(({ terms }) =>
    terms.map(({ id, term, names, text }) => ({
      '@type': 'DefinedTerm',
      '@id': publicLink(`/glosario#${id}`),
      name: term,
      ...(names.length > 0 && { alternateName: names }),
      description: text,
      inDefinedTermSet: publicLink('/glosario'),
    })),
  ),
};

/** A letter is no term, so its anchor has a word before it. */
const letterId = (letter: string) => `letra-${letter.toLowerCase()}`;

/** /glosario: every term has an address of its own, for the lessons that use it. */
export function GlossaryDocument() {
  const { title, lead, account, letters, closing } = glosario;
  return (
    <article className="shell py-16 md:py-24 print:p-0">
      <header>
        <h1 className="max-w-[16ch] text-4xl sm:text-5xl lg:text-6xl">
          <MarkedText text={title} />
        </h1>
        <p className="mt-7 max-w-[56ch] text-xl text-ink-soft">{lead}</p>
        <p className="mt-4 max-w-[68ch] text-ink-soft">{account}</p>
        <nav aria-label={letters} className="mt-8 flex flex-wrap print:hidden">
          {glossaryLetters.map(({ letter }) => (
            <a
              key={letter}
              href={`#${letterId(letter)}`}
              className="inline-flex min-h-11 min-w-11 items-center text-lg text-link"
            >
              {letter}
            </a>
          ))}
        </nav>
      </header>
      {glossaryLetters.map(({ letter, terms }) => (
        <section
          key={letter}
          id={letterId(letter)}
          aria-labelledby={`${letterId(letter)}-title`}
          className="mt-16 scroll-mt-20 border-t-2 border-ink pt-8"
        >
          <h2 id={`${letterId(letter)}-title`} className="text-3xl">
            {letter}
          </h2>
          <div className="mt-4">
            {terms.map((term) => (
              <TermEntry key={term.id} {...term} />
            ))}
          </div>
        </section>
      ))}
      <div className="print:hidden">
        <ClosingPanel title={closing.title} text={closing.text}>
          <Link to="/cursos" className={buttonClass('primary', 'lg')}>
            {closing.action}
          </Link>
        </ClosingPanel>
      </div>
    </article>
  );
}

function TermEntry({ id, term, names, text, example, taught }: Term) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-12 gap-y-4 border-t border-line py-5 first:border-0 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h3 id={`${id}-title`} className="text-xl">
          {term}
        </h3>
        {names.length > 0 && (
          <p className="mt-1.5 text-ink-soft">{fill(glosario.also, { nombres: names.join(', ') })}</p>
        )}
      </div>
      <div className="max-w-[68ch]">
        <p className="text-lg leading-[1.7]">
          <Unbroken text={text} />
        </p>
        <p className="mt-1.5 text-ink-soft">
          <span className="font-semibold text-ink">{glosario.example}.</span> <Unbroken text={example} />
        </p>
        <p className="print:hidden">
          <Link to={taught.to} className="inline-flex min-h-11 items-center text-link">
            {fill(glosario.taught, { apartado: taught.label })}
          </Link>
        </p>
      </div>
    </section>
  );
}
