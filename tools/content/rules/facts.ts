import { z } from 'zod';
import type { Fact } from '#common/fact.ts';
import { suggest } from '#tools/content/closest.ts';
import { text, webAddress } from '#tools/content/pages/field-schemas.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

export const factsFile = 'content/facts.yaml';

/** What stands under `hoy` when no reliable source was found: the course's figure then stands alone. */
const notChecked = 'no comprobado';

/** What stands under `dice` when the page carries no date. */
const undated = 'sin fecha';

/** The only topic whose facts say whom to ask; a lesson draws its table from them (`:::leyes`). */
const lawTopic = 'Leyes de protección de datos e inteligencia artificial';

const isDay = (value: string) => z.iso.date().safeParse(value).success;

const day = z.string().refine(isDay, "Escribe el día entre comillas y así: '2026-11-19'");

const pageDateHint = `Escribe la fecha que lleva la página, entre comillas: '2026-10-07', '2026-10' o '2026'. Si no lleva ninguna: ${undated}`;

/** A month or a year is a date too. */
const isPageDate = (value: string) =>
  value === undated || [value, `${value}-01`, `${value}-01-01`].some(isDay);

const fact = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'Escribe el nombre en minúsculas, sin tildes y con guiones'),
    /** What the figure is about, for the list of all facts. */
    dato: text,
    /** The course's figure, from the specification. What the course never told has none. */
    curso: text.optional(),
    hoy: text.transform((value) => (value === notChecked ? undefined : value)),
    /** The authority that says it, as the label names it. */
    quien: text.optional(),
    /** The day that the page carries: a day, a month, a year or `undated`. */
    dice: z.string(pageDateHint).refine(isPageDate, { error: pageDateHint, abort: true }).optional(),
    /** The day on which it was looked up. */
    mirado: day,
    via: z.enum(['oficial', 'copia', 'terceros']).optional(),
    fuente: webAddress.optional(),
    /** The last day on which it may hold; the pages say by themselves that it is past. */
    caduca: day.optional(),
    nota: text.optional(),
    autoridad: z.strictObject({ nombre: text, web: webAddress.optional() }).optional(),
  })
  .superRefine((written, context) => {
    const { hoy, dice, mirado } = written;
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (hoy !== undefined)
      for (const [field, message] of Object.entries(missing))
        if (written[field as keyof typeof missing] === undefined) report(field, message);
    if (dice !== undefined && dice !== undated && dice > mirado)
      report('dice', 'La página no puede ser posterior al día en que se miró (mirado)');
  });

/** What a fact that holds today has to say besides, and what to write. */
const missing = {
  quien: 'Falta quién lo dice. Escribe el nombre que se leerá después de «Según», por ejemplo OpenAI',
  dice: `Falta la fecha que lleva la página. Escribe '2026-10-07', '2026-10' o '2026'; si no lleva ninguna: ${undated}`,
  via: 'Falta cómo se vio. Escribe oficial (la página misma), copia (una copia guardada de ella) o terceros (quien la cita)',
  fuente: `Falta la dirección de la página que se vio. Si no hay ninguna fiable, escribe hoy: ${notChecked}`,
};

export const facts = z
  .array(z.strictObject({ tema: text, datos: z.array(fact).min(1) }))
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    for (const [group, { tema, datos }] of groups.entries()) {
      for (const [index, { id, autoridad }] of datos.entries()) {
        const report = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [group, 'datos', index, field], message });
        if (seen.has(id)) report('id', `El dato «${id}» ya existe: cada uno lleva otro nombre`);
        seen.add(id);
        if (autoridad && tema !== lawTopic) report('autoridad', `Solo va en el tema «${lawTopic}». Bórrala`);
      }
    }
  });

export type FactGroup = z.output<typeof facts>[number];

const readFacts = (source: string) => readYaml(facts, { file: factsFile, text: source });

export const parseFacts = (source: string): Fact[] => readFacts(source).flatMap(({ datos }) => datos);

/** The facts that a block names, one or several ids; an id without a fact is reported. */
export function factsNamed(
  ids: string,
  known: Fact[],
  report: (message: string, hint: string) => void,
): Fact[] {
  return ids.split(/[\s,]+/).flatMap((id) => {
    const found = known.find((candidate) => candidate.id === id);
    if (found) return [found];
    const names = known.map((candidate) => candidate.id);
    report(`El dato «${id}» no está en ${factsFile}.`, suggest(id, names));
    return [];
  });
}
