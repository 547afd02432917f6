import { fill } from '#common/fill.ts';
import { factCopy, type Fact } from '#content.ts';

/** `2026-11-16` in the format of the facts' own texts. */
export const spanishDay = (day: string) => day.split('-').map(Number).toReversed().join('-');

const monthName = (month: string) =>
  new Date(`${month}-15`).toLocaleDateString('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The date that a page states, as far as it is known: `del 1-10-2026`, `de octubre de 2026`, `de 2025`. */
function pageDate(published: string | undefined): string {
  if (published === undefined || !/^\d/.test(published)) return 'sin fecha';
  if (published.length === 4) return `de ${published}`;
  return published.length === 7 ? `de ${monthName(published)}` : `del ${spanishDay(published)}`;
}

/** Who gives today's figure, and when: the page's own date and the day on which we saw it. */
export function factLabel({ publisher = '', via = 'terceros', published, checked }: Fact): string {
  const date = pageDate(published);
  const isUndated = date === 'sin fecha';
  const isSameYear = published?.slice(0, 4) === checked.slice(0, 4);
  const words = {
    quien: publisher,
    fecha: via === 'terceros' ? date.replace(/^del? /, '') : date,
    mirado: isSameYear ? spanishDay(checked).replace(/-\d{4}$/, '') : spanishDay(checked),
  };
  const pattern = factCopy.via[via === 'terceros' && isUndated ? 'undated' : via];
  return fill(pattern, words).replace(/\bde el /, 'del ');
}

/** A figure that ages: the course's with its year, then today's with its source. */
export const figuresOf = (fact: Fact) => [
  ...(fact.course ? [`${factCopy.course} ${fact.course}`] : []),
  fact.today ? `${factLabel(fact)}: ${fact.today}` : factCopy.unchecked,
];

/** Where the list of all facts shows this one, in /about. */
export const factAnchor = ({ id }: Fact) => `dato-${id}`;

/** The name under which readers know a source. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
