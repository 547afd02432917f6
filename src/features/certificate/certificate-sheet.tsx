import { fill } from '#common/fill.ts';
import { constancia, courseHours, modules, site } from '#content.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';
import { env } from '#lib/env.ts';
import { formatMinutes, formatSpan } from '#lib/hours.ts';
import { Logo } from '#ui/logo.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import './certificate.css';

const copy = constancia.sheet;

export interface Practised {
  title: string;
  /** '5 de 16 resueltos, 12 fallos encontrados'. */
  text: string;
}

interface CertificateSheetProps {
  /** If empty, the sheet has a line to write it by hand. */
  name: string;
  completedAt: (module: number) => string | undefined;
  practised: Practised[];
  /** Shows what the sheet looks like: its day is given, and no address vouches for it. */
  sample?: { issued: Date; stamp: string };
}

/** The same sheet on screen and on paper: always light, with black text, one blue line and the highlighter. */
export function CertificateSheet({ name, completedAt, practised, sample }: CertificateSheetProps) {
  // A sample stands in a section of another page, with an h2 of its own.
  const [Title, Part] = sample ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  return (
    <article
      aria-label={sample?.stamp ?? copy.label}
      className="certificate paper-sheet relative mx-auto flex max-w-[51rem] flex-col gap-6 border border-line bg-surface p-6 text-ink sm:p-12 md:min-h-[66rem] md:p-18"
    >
      {sample && (
        <p className="certificate-stamp absolute rounded-control border-2 border-accent bg-surface px-3 font-heading text-2xl font-bold text-accent">
          {sample.stamp}
        </p>
      )}
      <header className="flex items-center gap-3 border-b-2 border-ink pb-4">
        <Logo className="size-10 shrink-0" />
        <p className="leading-tight">
          <span className="block font-heading text-xl font-bold">{site.name}</span>
          <span className="text-sm text-ink-soft">{site.tagline}</span>
        </p>
      </header>
      <div className="mt-2">
        <Title className="text-4xl sm:text-5xl">
          <MarkedText text={copy.title} />
        </Title>
        <p className="mt-6 text-lg">{copy.opening}</p>
        <Holder name={name} />
        <p className="mt-3 text-lg">{copy.completed}</p>
        <p className="mt-2 text-sm text-ink-soft">{hoursOfCourse()}</p>
      </div>
      <Modules completedAt={completedAt} />
      {practised.length > 0 && (
        <section>
          <Part className="text-lg">{copy.practised}</Part>
          <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {practised.map(({ title, text }) => (
              <div key={title} className="leading-snug">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-sm text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Foot sample={sample} />
    </article>
  );
}

function hoursOfCourse(): string {
  const { reading, practice, certificate } = courseHours;
  return fill(copy.hours, {
    desde: formatMinutes(certificate.from),
    hasta: formatMinutes(certificate.to),
    lectura: formatSpan(reading),
    practica: formatSpan(practice),
  });
}

function Holder({ name }: { name: string }) {
  return (
    <>
      <p className="mt-3 min-h-11 border-b-2 border-accent pb-1.5 font-heading text-3xl leading-tight font-semibold text-balance wrap-anywhere">
        {name}
      </p>
      {name === '' && <p className="mt-1 text-sm text-ink-soft">{copy.blank}</p>}
    </>
  );
}

function Modules({ completedAt }: Pick<CertificateSheetProps, 'completedAt'>) {
  return (
    <table className="w-full text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.module}</th>
          <th scope="col">{copy.name}</th>
          <th scope="col">{copy.date}</th>
        </tr>
      </thead>
      <tbody>
        {modules.map((module) => (
          <tr key={module.number} className="border-b border-line first:border-t">
            <td className="w-7 py-1.5 font-heading text-lg font-bold text-accent sm:w-9">{module.number}</td>
            <th scope="row" className="py-1.5 pr-4 leading-snug font-medium text-balance">
              {module.name}
            </th>
            <td className="py-1.5 text-right text-sm tabular-nums sm:text-base print:text-base">
              {dateOf(completedAt(module.number))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dateOf = (timestamp: string | undefined) => (timestamp ? formatDate(parseTimestamp(timestamp)) : '');

/** Who issues it, when and where; and the note that it is no official title. */
function Foot({ sample }: Pick<CertificateSheetProps, 'sample'>) {
  return (
    <footer className="mt-auto">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8 pt-8">
        <p>
          {fill(copy.issued, { fecha: formatDate(sample?.issued ?? new Date()) })}
          {!sample && (
            <span className="block wrap-anywhere text-ink-soft">
              {env.publicOrigin.replace(/^https?:\/\//, '')}
            </span>
          )}
        </p>
        <p className="min-w-56 border-t border-ink pt-1.5 text-center text-sm">{copy.signature}</p>
      </div>
      <p className="mt-6 border-t border-line pt-3 text-sm">
        <strong className="font-semibold">{copy.nature}</strong>{' '}
        <span className="text-ink-soft">{copy.source}</span>
      </p>
    </footer>
  );
}
