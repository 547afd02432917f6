import { factCopy, type Fact } from '#content.ts';
import { ExternalLink } from '#ui/link.tsx';

/** `2026-11-16` as it is said in Spanish. */
const spanishDay = (day: string) => day.split('-').reverse().join('-');
const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

interface FactLineProps {
  fact: Fact;
  /** Who quotes whom and where sources disagree: for the whole list, not for a line between two paragraphs. */
  hasNote?: boolean;
}

/** A figure that ages: the course's one with its year, what holds today with its day, and where that stands. */
export function FactLine({ fact: { curso, hoy, fecha, fuente, nota }, hasNote = false }: FactLineProps) {
  const parts = [
    curso && `${factCopy.course} ${curso}`,
    hoy ? `${factCopy.today.replace('{fecha}', spanishDay(fecha))} ${hoy}` : factCopy.unchecked,
  ].filter(Boolean);
  return (
    <>
      {parts.join(' · ')}
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
          {factCopy.note} {nota}
        </>
      )}
    </>
  );
}
