import { about, factCopy, site } from '#content.ts';
import { ArgumentSections, ClosingPanel } from './page-sections.tsx';
import { FactList } from './facts.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Dots } from '#ui/dots.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { KeyFigures } from '#ui/text/key-figures.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';

export function AboutDocument() {
  return (
    <article>
      <header className="relative isolate overflow-hidden border-b border-line">
        <div className="relative shell py-16 md:py-28">
          <h1 className="clear-of-dots w-fit max-w-[16ch] text-4xl sm:text-5xl lg:text-6xl">
            <MarkedText text={about.title} />
          </h1>
          <p className="clear-of-dots mt-7 max-w-[56ch] text-xl text-ink-soft">{about.lead}</p>
          <KeyFigures
            figures={about.facts}
            className="clear-of-dots mt-12 key-figures max-w-4xl grid-cols-2 md:grid-cols-4"
          />
          <p className="clear-of-dots mt-8 w-fit">
            <a
              href="#datos"
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {factCopy.more}
            </a>
          </p>
        </div>
        <Dots count={100} />
      </header>
      <div className="shell pt-4 pb-16 md:pb-24">
        <ArgumentSections sections={about.sections} />
        <FactList />
        <ClosingPanel title={about.agency.title} text={about.agency.text}>
          <ExternalLink href={site.agency.url} className={buttonClass('primary', 'lg')}>
            {about.agency.action}
          </ExternalLink>
        </ClosingPanel>
      </div>
    </article>
  );
}
