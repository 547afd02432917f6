import { z } from 'zod';
import type { Fact } from '#common/fact.ts';
import { suggest } from '#tools/content/closest.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { text, webAddress } from '#tools/content/pages/field-schemas.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

export const factsFile = 'content/facts.yaml';

/** The value of `hoy` without a reliable source: pages then show only the course's figure. */
const notChecked = 'no comprobado';

/** The value of `dice` if the source's page has no date. */
const undated = 'sin fecha';

/** The only topic whose facts have an authority; a lesson draws its table from them (`:::leyes`). */
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
    /** The fact's subject, for the list of all facts. */
    dato: text,
    /** The course's figure, from the specification. Facts that the course does not mention have none. */
    curso: text.optional(),
    hoy: text.transform((value) => (value === notChecked ? undefined : value)),
    /** The source's name, as the label shows it. */
    quien: text.optional(),
    /** The date on the source's page: a day, a month, a year or `undated`. */
    dice: z.string(pageDateHint).refine(isPageDate, { error: pageDateHint, abort: true }).optional(),
    /** The day of the last look-up. */
    mirado: day,
    via: z.enum(['oficial', 'copia', 'terceros']).optional(),
    fuente: webAddress.optional(),
    /** The last day on which it may hold; after it, pages say so by themselves. */
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

/** Fields that a fact with `hoy` must have too, and the messages if they are missing. */
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
  })
  .transform(
    inEnglish({
      tema: 'topic',
      datos: 'facts',
      dato: 'subject',
      curso: 'course',
      hoy: 'today',
      quien: 'publisher',
      dice: 'published',
      mirado: 'checked',
      fuente: 'source',
      caduca: 'expires',
      nota: 'note',
      autoridad: 'authority',
      nombre: 'name',
    }),
  );

export type FactGroup = z.output<typeof facts>[number];

export const parseFacts = (source: string): Fact[] =>
  readYaml(facts, { file: factsFile, text: source }).flatMap((group) => group.facts);

/** The facts that a block names with one or several ids; reports an id without a fact. */
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
