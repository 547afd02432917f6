import { privacidad, site } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { KeyFigures } from '#ui/text/key-figures.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { Unbroken } from '#ui/text/unbroken.tsx';
import { ArgumentSections, ClosingPanel } from './page-sections.tsx';
import { StatedText } from './stated-text.tsx';

export function PrivacidadDocument() {
  const { facts, responsible, server, browser, sections, contact } = privacidad;
  return (
    <article className="shell py-16 md:py-24">
      <header>
        <h1 className="max-w-[16ch] text-4xl sm:text-5xl lg:text-6xl">
          <MarkedText text={privacidad.title} />
        </h1>
        <p className="mt-7 max-w-[56ch] text-xl text-ink-soft">{privacidad.lead}</p>
        <KeyFigures figures={facts} className="mt-12 key-figures sm:grid-cols-3" />
      </header>
      <section className="mt-16 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl">{responsible.title}</h2>
        <div className="max-w-[68ch] text-lg leading-[1.7]">
          <p>
            <Unbroken text={responsible.text} />
          </p>
          <p className="mt-4 flex flex-wrap gap-x-8">
            <a href={`mailto:${site.contact.email}`} className="inline-flex min-h-11 items-center text-link">
              {site.contact.email}
            </a>
            <ExternalLink href={site.agency.url} className="inline-flex min-h-11 items-center text-link">
              {site.agency.name}
            </ExternalLink>
          </p>
        </div>
      </section>
      <DataPlace />
      <Inventory {...server} rows={server.items} />
      <Inventory {...browser} rows={browser.items.map(({ key, ...row }) => ({ ...row, code: key }))} />
      <ArgumentSections sections={sections} />
      <ClosingPanel title={contact.title} text={contact.text}>
        <a href={`mailto:${site.contact.email}`} className={buttonClass('primary', 'lg')}>
          {contact.action}
        </a>
      </ClosingPanel>
    </article>
  );
}

/** Where the data are, and with whom: only the operator knows. */
function DataPlace() {
  const { title, text, items } = privacidad.place;
  return (
    <section
      id="donde"
      className="mt-12 grid scroll-mt-24 gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 className="text-2xl">{title}</h2>
      <div className="max-w-[68ch] text-lg leading-[1.7]">
        <p className="text-ink-soft">{text}</p>
        <dl className="mt-4 space-y-4">
          {items.map((item) => (
            <div key={item.setting}>
              <dt className="font-semibold">{item.title}</dt>
              <dd>
                <StatedText {...item} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface InventoryProps {
  title: string;
  text: string;
  untilLabel: string;
  rows: { title?: string; code?: string; text: string; until: string }[];
}

/** One line for each piece of data that we keep: what, why and until when. */
function Inventory({ title, text, untilLabel, rows }: InventoryProps) {
  return (
    <section className="mt-20 border-t-2 border-ink pt-8">
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-3 max-w-[68ch] text-lg leading-[1.7] text-ink-soft">{text}</p>
      <ul className="mt-8">
        {rows.map(({ title: name, code, text: why, until }) => (
          <li
            key={name ?? code}
            className="grid gap-x-10 gap-y-1.5 border-t border-line py-5 last:border-b lg:grid-cols-[1fr_2fr_1fr]"
          >
            <h3 className="text-lg leading-snug wrap-anywhere">
              {code ? <code className="font-mono text-base font-medium">{code}</code> : name}
            </h3>
            <p className="max-w-[68ch]">{why}</p>
            <p className="text-ink-soft">
              <span className="font-semibold text-ink">{untilLabel}</span> {until}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
