import { exerciseKinds, MODULE_SIX_NEEDS } from '#common/exercise-kinds.ts';
import type { Content } from '#tools/content/content.ts';
import { lessonHeaders } from '#tools/content/lesson/lessons.ts';
import type { Problem } from '#tools/content/problem.ts';
import { readFacts, wordFiles } from '#tools/content/words.ts';
import { minutesIn } from './course-hours.ts';

/** The plan of /equipos must lead to the certificate, and its prices must exist. */
export function teamPlanProblems(content: Content): Problem[] {
  const { plan, costs } = wordFiles.equipos.read(content);
  const { kinds } = wordFiles.practica.read(content);
  const planned = plan.weeks.flatMap(({ lessons }) => lessons);
  const known = lessonHeaders(content);
  const facts = readFacts(content).map(({ id }) => id);
  const total = (kind: 'hunts' | 'challenges') => plan.weeks.reduce((sum, week) => sum + week[kind], 0);
  const messages = [
    ...planned
      .filter((slug) => !known.some((lesson) => lesson.slug === slug))
      .map((slug) => `El plan nombra la lección «${slug}», que no existe.`),
    ...planned
      .filter((slug, index) => planned.indexOf(slug) !== index)
      .map((slug) => `El plan nombra dos veces la lección «${slug}».`),
    ...known
      .filter(({ slug, module }) => module !== undefined && !planned.includes(slug))
      .map(({ slug }) => `Al plan le falta la lección «${slug}», y sin ella no hay constancia.`),
    ...(['hunts', 'challenges'] as const)
      .filter((kind) => total(kind) !== MODULE_SIX_NEEDS)
      .map(
        (kind) =>
          `El módulo 6 pide ${MODULE_SIX_NEEDS} en «${kind}» y las semanas del plan suman ${total(kind)}.`,
      ),
    ...exerciseKinds
      .filter(({ id }) => minutesIn(kinds[id].time) === null)
      .map(
        ({ id }) =>
          `En ${wordFiles.practica.file}, «time» de «${id}» no dice cuántos minutos: «Unos 10 min cada uno».`,
      ),
    ...costs.facts
      .filter((id) => !facts.includes(id))
      .map((id) => `No hay ningún dato «${id}» en content/facts.yaml.`),
  ];
  return messages.map((message) => ({
    file: wordFiles.equipos.file,
    line: 1,
    message,
    hint: 'Las horas de /equipos y de la constancia salen de ahí.',
  }));
}
