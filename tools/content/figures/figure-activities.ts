import { z } from 'zod';
import type { FigureActivity } from '#common/figure-activity.ts';
import { suggest } from '#tools/content/closest.ts';
import type { Fact } from '#common/fact.ts';
import { text } from '#tools/content/pages/field-schemas.ts';
import { craftSchema, planSchema, tokenSchema, windowSchema } from './figure-activity-schemas.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const kinds = { tokens: tokenSchema, ventana: windowSchema, craft: craftSchema, plan: planSchema };

/** The kind decides the file's other fields, so it is checked first and a wrong one reported once. */
const kindOf = z.looseObject({
  actividad: z.enum(['tokens', 'ventana', 'craft', 'plan']),
  boton: text,
});

interface ActivityFile {
  file: string;
  text: string;
}

interface Around {
  facts: Fact[];
  /** Ids in the activity's drawing. */
  ids: string[];
}

/** Compiles a figure's activity with the facts that it quotes; throws a ContentError. */
export function compileActivity(source: ActivityFile, around: Around): FigureActivity {
  const { actividad } = readYaml(kindOf, source);
  const data = readYaml<(typeof kinds)[typeof actividad]>(kinds[actividad], source);
  const problems: Problem[] = [];
  const report = (words: string, message: string, hint: string) =>
    problems.push({ file: source.file, line: lineOf(source.text, words), message, hint });
  const activity = withFacts(data, around, report);
  if (problems.length > 0) throw new ContentError(problems);
  return activity;
}

type ActivityData = z.output<(typeof kinds)[keyof typeof kinds]>;
type Report = (words: string, message: string, hint: string) => void;

function withFacts(data: ActivityData, { facts, ids }: Around, report: Report): FigureActivity {
  const known = (id: string): { subject: string; today: string } => {
    const fact = facts.find((one) => one.id === id);
    if (fact?.today !== undefined) return { subject: fact.subject, today: fact.today };
    const hint = suggest(
      id,
      facts.map((one) => one.id),
    );
    report(id, `El dato «${id}» no está en content/facts.yaml o no dice cómo es hoy.`, hint);
    return { subject: '', today: '' };
  };
  if (data.kind === 'ventana') {
    const { fact, plans, ...rest } = data;
    const { today } = known(fact);
    return { ...rest, plans: plans.map((plan) => windowOf(plan, today, fact, report)) };
  }
  if (data.kind === 'plan') {
    for (const id of planIds(data)) {
      if (!ids.includes(id)) report(id, `El dibujo no tiene nada con id="${id}".`, suggest(id, ids));
    }
    return { ...data, results: data.results.map((one) => ({ ...one, facts: one.facts.map(known) })) };
  }
  return data;
}

/** A plan quotes the fact's own words, and its size comes from them, so no number is written twice. */
function windowOf(
  { name, quote }: { name: string; quote: string },
  today: string,
  fact: string,
  report: Report,
) {
  if (today !== '' && !today.includes(quote)) {
    report(
      quote,
      `«${quote}» no está en el dato «${fact}».`,
      `Copia las palabras tal como están en content/facts.yaml: ${today}`,
    );
  }
  return { name, tokens: Number(/^[\d\s]+/.exec(quote)?.[0].replace(/\s/g, '')) };
}

/** Ids of the drawing's parts that light up. */
const planIds = ({ questions, results }: z.output<typeof planSchema>) => [
  ...questions.flatMap(({ id }) => [id, `${id}-si`, `${id}-no`]),
  ...results.map(({ id }) => id),
];

const lineOf = (source: string, words: string) =>
  Math.max(1, source.split('\n').findIndex((line) => line.includes(words)) + 1);
