import { factsFile, type FactGroup } from '#tools/content/rules/facts.ts';
import type { Problem } from '#tools/content/problem.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days after which to look up a fact again; sooner for facts that vendors change every few weeks. */
const daysUntilStale = (topic: string) => (fastTopics.includes(topic) ? 45 : 120);
export const fastTopics = ['Planes y precios', 'Modelos', 'GPTs personalizados'];

/** Facts past their last day, or not looked up for too long. They remind the editor but never stop the site. */
export function staleFacts(groups: FactGroup[], source: string, today: Date): Problem[] {
  const lines = source.split('\n');
  const lineOf = (id: string) =>
    lines.findIndex((line) => line.trim().replace(/^- /, '') === `id: ${id}`) + 1;
  const hint =
    'Búscalo otra vez en su fuente y cambia lo que haga falta, siempre «mirado» (content/README.md, «Renovar un dato»).';
  return groups.flatMap(({ topic, facts }) =>
    facts.flatMap(({ id, checked, expires }): Problem[] => {
      const daysSince = (date: string) => Math.floor((today.getTime() - new Date(date).getTime()) / dayMs);
      const reasons = [
        expires &&
          daysSince(expires) > 0 &&
          `Valía hasta el ${expires.split('-').map(Number).toReversed().join('-')}: pasó su fecha.`,
        daysSince(checked) > daysUntilStale(topic) && `Se miró hace ${daysSince(checked)} días.`,
      ].filter((part) => typeof part === 'string');
      if (reasons.length === 0) return [];
      const message = `Dato «${id}». ${reasons.join(' ')}`;
      return [{ file: factsFile, line: lineOf(id), message, hint }];
    }),
  );
}
