import { MODULE_SIX_NEEDS } from '#common/exercise-kinds.ts';
import { fill } from '#common/fill.ts';
import { courseHours, equipos, teamHours } from '#content.ts';
import { formatSpan } from '#lib/hours.ts';
import { TeamSection } from './team-section.tsx';

const { rows, ...copy } = equipos.hours;

const beyond = (['hunts', 'challenges', 'workshop', 'trade', 'questions'] as const).map((kind) => ({
  title: rows[kind].title,
  amount: fill(rows[kind].amount, { n: teamHours.left[kind] }),
  time: formatSpan(teamHours.practice[kind]),
}));

const { hunts, challenges, workshop, questions, trade } = teamHours.minutes;
const places = {
  caso: formatSpan(hunts),
  reto: formatSpan(challenges),
  ejercicio: formatSpan(workshop),
  'preguntas-dia': formatSpan(questions),
  dia: formatSpan(trade),
};

/** Every figure comes from the content; what is not read from lessons is marked as an estimate. */
export function HoursTable() {
  const { lessons, reading, practice, certificate } = courseHours;
  return (
    <TeamSection id="horas" title={copy.title} text={copy.text}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1.35fr_1fr]">
        <table className="w-full text-left">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-ink-soft">
              <th scope="col" className="pb-2 font-semibold">
                {copy.what}
              </th>
              <th scope="col" className="pb-2 text-right font-semibold">
                {copy.time}
              </th>
            </tr>
          </thead>
          <tbody>
            <Row
              title={rows.reading.title}
              amount={fill(rows.reading.amount, { n: lessons })}
              time={formatSpan(reading)}
            />
            <Row
              title={rows.moduleSix.title}
              amount={fill(rows.moduleSix.amount, { n: MODULE_SIX_NEEDS })}
              time={formatSpan(practice)}
              isEstimate
            />
            <Row title={rows.certificate} time={formatSpan(certificate)} isEstimate isTotal />
            <Row title={rows.guide.title} amount={rows.guide.amount} time={formatSpan(teamHours.guide)} />
            {beyond.map(({ title, amount, time }) => (
              <Row key={title} title={title} amount={amount} time={time} isEstimate />
            ))}
            <Row title={rows.all} time={formatSpan(teamHours.all)} isEstimate isTotal />
          </tbody>
        </table>
        <div className="max-w-[68ch] space-y-3 text-ink-soft">
          {copy.notes.map((note) => (
            <p key={note}>{fill(note, places)}</p>
          ))}
        </div>
      </div>
    </TeamSection>
  );
}

interface RowProps {
  title: string;
  amount?: string;
  time: string;
  isEstimate?: boolean;
  isTotal?: boolean;
}

function Row({ title, amount, time, isEstimate = false, isTotal = false }: RowProps) {
  return (
    <tr className={`border-b align-top ${isTotal ? 'border-ink font-semibold' : 'border-line'}`}>
      <th scope="row" className={`py-2.5 pr-4 leading-snug ${isTotal ? 'font-semibold' : 'font-medium'}`}>
        {isTotal ? <span className="marked">{title}</span> : title}
        {amount && <span className="block text-sm font-normal text-ink-soft">{amount}</span>}
      </th>
      <td className="py-2.5 text-right leading-snug tabular-nums">
        {time}
        {isEstimate && <span className="block text-sm font-normal text-ink-soft">{copy.estimated}</span>}
      </td>
    </tr>
  );
}
