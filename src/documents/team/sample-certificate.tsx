import { MODULE_SIX_NEEDS } from '#common/exercise-kinds.ts';
import { fill } from '#common/fill.ts';
import { equipos, practica, practiceTotals } from '#content.ts';
import { CertificateSheet } from '#features/certificate/certificate-sheet.tsx';
import { TeamSection } from './team-section.tsx';

const { certificate } = equipos;

/** What module 6 makes every learner practise. */
const practised = (
  [
    ['errores', practiceTotals.hunts],
    ['retos', practiceTotals.challenges],
  ] as const
).map(([kind, total]) => ({
  title: practica.kinds[kind].title,
  text: fill(practica.kinds[kind].progress, { n: MODULE_SIX_NEEDS, total }),
}));

/** Noon, so that the day is the same in every time zone of the build. */
const noon = (day: string) => `${day}T12:00:00Z`;

export function SampleCertificate() {
  const { title, paragraphs, stamp, caption, name, days, issued } = certificate;
  return (
    <TeamSection id="constancia" title={title}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
        <div className="max-w-[68ch] min-w-0 space-y-5 text-lg leading-[1.7]">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure className="team-sample min-w-0">
          <CertificateSheet
            name={name}
            completedAt={(module) => {
              const day = days[module - 1];
              return day && noon(day);
            }}
            practised={practised}
            sample={{ issued: new Date(noon(issued)), stamp }}
          />
          <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>
        </figure>
      </div>
    </TeamSection>
  );
}
