import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { courseHours, equipos, gptCards, privacidad, promptCards, site } from '#content.ts';
import { publicLink } from '#lib/env.ts';
import { startPath } from '#lib/safe-redirect.ts';
import { FactBlock, factsWithIds } from '#documents/facts.tsx';
import { ClosingPanel } from '#documents/page-sections.tsx';
import { StatedText } from '#documents/stated-text.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { KeyFigures } from '#ui/text/key-figures.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { HoursTable } from './hours-table.tsx';
import { MonthPlan } from './month-plan.tsx';
import { SampleCertificate } from './sample-certificate.tsx';
import { TeamSection } from './team-section.tsx';

/** Structured data of the course as a whole, for search engines. */
export const teamCourse = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: `${site.name}: ${site.tagline}`,
  description: equipos.meta.description,
  url: publicLink('/equipos'),
  inLanguage: 'es',
  isAccessibleForFree: true,
  provider: { '@type': 'EducationalOrganization', name: site.name, url: publicLink('/') },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'online',
    courseWorkload: `PT${courseHours.certificate.to}M`,
  },
};

const places = { lecciones: courseHours.lessons, prompts: promptCards.length, kits: gptCards.length };

/** Whole hours, for a large figure. */
const roughly = (from: number, to: number) => `${Math.floor(from / 60)}-${Math.ceil(to / 60)} h`;

/** /equipos: for the person who decides whether to send a team. */
export function TeamDocument() {
  const { figures, hours, gets, sees, contact } = equipos;
  const { from, to } = courseHours.certificate;
  return (
    <article className="team-page shell py-16 md:py-24 print:p-0">
      <header>
        <h1 className="max-w-[16ch] text-4xl sm:text-5xl lg:text-6xl">
          <MarkedText text={equipos.title} />
        </h1>
        <p className="mt-7 max-w-[56ch] text-xl text-ink-soft">{equipos.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <a href={startPath} className={buttonClass('primary', 'lg')}>
            {equipos.cta}
          </a>
          <a href="#plan" className="inline-flex min-h-11 items-center text-link">
            {equipos.toPlan}
          </a>
        </p>
        <KeyFigures
          figures={[
            { value: roughly(from, to), label: figures.certificate },
            {
              value: roughly(from * hours.people, to * hours.people),
              label: fill(figures.people, { personas: hours.people }),
            },
            { value: figures.priceValue, label: figures.price },
          ]}
          className="mt-12 key-figures sm:grid-cols-3"
        />
      </header>
      <TeamSection id="que-recibe" title={gets.title} text={gets.text}>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {gets.items.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-4">
              <h3 className="text-lg leading-snug">{fill(title, places)}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </TeamSection>
      <HoursTable />
      <MonthPlan />
      <SampleCertificate />
      <TeamSection id="que-ve" title={sees.title} text={sees.text}>
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <MarkedList
            {...sees.not}
            icon={<X aria-hidden="true" className="mt-1 size-4 shrink-0 text-danger" />}
          />
          <MarkedList
            {...sees.shows}
            icon={<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />}
          />
        </div>
      </TeamSection>
      <Costs />
      <DataProtection />
      {/* On paper the address to write to is among the lines on data. */}
      <div className="print:hidden">
        <ClosingPanel title={contact.title} text={contact.text}>
          <span className="flex flex-wrap gap-3">
            <a href={`mailto:${site.contact.email}`} className={buttonClass('primary', 'lg')}>
              {contact.mail}
            </a>
            <a href={startPath} className={buttonClass('secondary', 'lg')}>
              {contact.action}
            </a>
          </span>
        </ClosingPanel>
      </div>
    </article>
  );
}

interface MarkedListProps {
  title: string;
  items: string[];
  icon: ReactNode;
}

function MarkedList({ title, items, icon }: MarkedListProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 space-y-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The build checks that these exist (tools/content/team/team-plan.ts). */
const pricesAndRules = factsWithIds(equipos.costs.facts);

function Costs() {
  const { title, paragraphs, factsTitle } = equipos.costs;
  return (
    <TeamSection id="que-cuesta" title={title}>
      <div className="max-w-[68ch] space-y-5 text-lg leading-[1.7]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="mt-8 mb-3 text-lg">{factsTitle}</h3>
      <FactBlock node={{ block: 'dato', facts: pricesAndRules }} />
    </TeamSection>
  );
}

/** Ten lines: what the operator states comes after what is kept and where. */
function DataProtection() {
  const { title, text, items, more, rule } = equipos.data;
  const stated = privacidad.place.items.map((item) => ({
    title: item.title,
    text: <StatedText {...item} />,
  }));
  const written = items.map((item) => ({ title: item.title, text: <p>{item.text}</p> }));
  return (
    <TeamSection id="datos-personales" title={title} text={text}>
      <ol className="grid gap-x-12 border-b border-line md:grid-cols-2">
        {[...written.slice(0, 2), ...stated, ...written.slice(2)].map((line, index) => (
          <li key={line.title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-4">
            <span aria-hidden="true" className="font-heading text-lg font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-snug">{line.title}</h3>
              <div className="mt-1.5 text-ink-soft">{line.text}</div>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        {[more, rule].map(({ label, to }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center text-link">
            {label}
          </Link>
        ))}
      </p>
    </TeamSection>
  );
}
