import { fill } from '#common/fill.ts';
import { factCopy, type Fact } from '#content.ts';

/** `2026-11-16` in the format of the facts' own texts. */
export const spanishDay = (day: string) => day.split('-').map(Number).toReversed().join('-');

const monthName = (month: string) =>
  new Date(`${month}-15`).toLocaleDateString('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The date that a page states, as far as it is known: `del 1-10-2026`, `de octubre de 2026`, `de 2025`. */
function pageDate(dice: string | undefined): string {
  if (dice === undefined || !/^\d/.test(dice)) return 'sin fecha';
  if (dice.length === 4) return `de ${dice}`;
  return dice.length === 7 ? `de ${monthName(dice)}` : `del ${spanishDay(dice)}`;
}

/** Who gives today's figure, and when: the page's own date and the day on which we saw it. */
export function factLabel({ quien = '', via = 'terceros', dice, mirado }: Fact): string {
  const fecha = pageDate(dice);
  const isUndated = fecha === 'sin fecha';
  const isSameYear = dice?.slice(0, 4) === mirado.slice(0, 4);
  const words = {
    quien,
    fecha: via === 'terceros' ? fecha.replace(/^del? /, '') : fecha,
    mirado: isSameYear ? spanishDay(mirado).replace(/-\d{4}$/, '') : spanishDay(mirado),
  };
  const pattern = factCopy.via[via === 'terceros' && isUndated ? 'tercerosSinFecha' : via];
  return fill(pattern, words).replace(/\bde el /, 'del ');
}
