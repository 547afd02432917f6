import { Fragment } from 'react';
import { fill } from '#common/fill.ts';
import { factCopy, facts, type Fact, type LeafNode } from '#content.ts';
import { Fold } from '#ui/fold.tsx';
import { ExternalLink, Link } from '#ui/link.tsx';
import { Unbroken } from '#ui/text/unbroken.tsx';
import { feeds } from './fact-feed.ts';
import { factAnchor, figuresOf, hostOf, spanishDay } from './fact-label.ts';

/** Facts that a page's words name; the build checks that they exist. */
export const factsWithIds = (ids: string[]): Fact[] =>
  ids.flatMap((id) => facts.flatMap((topic) => topic.facts).filter((fact) => fact.id === id));

export const Source = ({ address }: { address: string }) => (
  <ExternalLink href={address} className="text-accent underline underline-offset-2">
    {factCopy.source}: {hostOf(address)}
  </ExternalLink>
);

/**
 * Hidden in every page that shows the fact: learners read a page long after the build drew it, so the browser decides
 * (shell/start-page.ts).
 */
export const Past = ({ fact: { expires }, after = '' }: { fact: Fact; after?: string }) =>
  expires && (
    <strong hidden data-good-until={expires} className="font-semibold text-ink">
      <Unbroken text={after + fill(factCopy.past, { caduca: spanishDay(expires) })} />
    </strong>
  );

/** Small lines under the text that they date: there for readers who check, easy to skip for others. */
export function FactBlock({ node: { facts } }: { node: LeafNode<'dato'> }) {
  return (
    <div className="lesson-block lesson-compact max-w-[38rem] border-l border-line-strong pl-4 text-sm leading-relaxed text-ink-soft">
      <ul className="space-y-2">
        {facts.map((fact) => (
          <li key={fact.id}>
            <span className="font-semibold">{fact.subject}.</span>{' '}
            <Unbroken text={figuresOf(fact).join(' · ')} />
            <Past fact={fact} after=" · " />
            {fact.source && (
              <>
                {' · '}
                <Source address={fact.source} />
              </>
            )}
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

/** Every figure that ages, with its day, its source and its note. Folded by subject: few learners read all of them. */
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
        <p>
          {factCopy.feed.invitation}{' '}
          {feeds.map(({ name, address, type }, index) => (
            <Fragment key={address}>
              {index > 0 && ' · '}
              <a
                href={address}
                type={type}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
              >
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
      <div className="mt-4 max-w-[68ch] border-b border-line lg:col-start-2">
        {facts.map(({ topic, facts: ofTopic }) => (
          <Fold key={topic} heading={<h3 className="text-lg">{topic}</h3>}>
            <dl className="space-y-6 pt-1 pb-7">
              {ofTopic.map((fact) => (
                <FactEntry key={fact.id} fact={fact} />
              ))}
            </dl>
          </Fold>
        ))}
      </div>
    </section>
  );
}

/** One line for each thing to know: all in one paragraph are hard to read on a phone. */
function FactEntry({ fact }: { fact: Fact }) {
  return (
    <div id={factAnchor(fact)} className="scroll-mt-24 space-y-1 leading-snug">
      <dt className="font-semibold">{fact.subject}</dt>
      {figuresOf(fact).map((figure) => (
        <dd key={figure}>
          <Unbroken text={figure} />
        </dd>
      ))}
      {fact.expires && (
        <dd>
          <Past fact={fact} />
        </dd>
      )}
      {fact.authority && (
        <dd>
          {factCopy.authority} {fact.authority.name}
        </dd>
      )}
      {fact.note && (
        <dd className="text-sm text-ink-soft">
          {factCopy.note} <Unbroken text={fact.note} />
        </dd>
      )}
      {fact.source && (
        <dd className="text-sm first-letter:uppercase">
          <Source address={fact.source} />
        </dd>
      )}
    </div>
  );
}
