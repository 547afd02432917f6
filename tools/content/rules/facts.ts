import { z } from 'zod';
import { suggest } from '#tools/content/closest.ts';
import { text, webAddress } from '#tools/content/pages/field-schemas.ts';
import type { Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

export const factsFile = 'content/facts.yaml';

/** What stands under `hoy` when no reliable source was found: the course's figure then stands alone. */
const notChecked = 'no comprobado';

const fact = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'Escribe el nombre en minúsculas, sin tildes y con guiones'),
    /** What the figure is about, for the list of all facts. */
    dato: text,
    /** The course's figure, from the specification. What the course never told has none. */
    curso: text.optional(),
    hoy: text.transform((value) => (value === notChecked ? undefined : value)),
    fecha: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "Escribe el día así: '2026-11-16'"),
    fuente: webAddress.optional(),
    nota: text.optional(),
  })
  .refine(({ hoy, fuente }) => hoy === undefined || fuente !== undefined, {
    path: ['fuente'],
    error: `Falta la dirección de donde sale. Si no hay ninguna fiable, escribe hoy: ${notChecked}`,
  });

export const facts = z
  .array(z.strictObject({ tema: text, datos: z.array(fact).min(1) }))
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    for (const [group, { datos }] of groups.entries()) {
      for (const [index, { id }] of datos.entries()) {
        if (seen.has(id)) {
          context.addIssue({
            code: 'custom',
            path: [group, 'datos', index, 'id'],
            message: `El dato «${id}» ya existe: cada uno lleva otro nombre`,
          });
        }
        seen.add(id);
      }
    }
  });

export type Fact = z.output<typeof fact>;
export type FactGroup = z.output<typeof facts>[number];

export function parseFacts(source: string): Fact[] {
  return readYaml(facts, { file: factsFile, text: source }).flatMap(({ datos }) => datos);
}

/** The facts that a block names, one or several ids; what it names and nobody wrote is reported. */
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

const day = 24 * 60 * 60 * 1000;
const daysUntilStale = 120;

/** Facts that nobody looked up for a long time. A reminder for the editor, never a reason to stop the site. */
export function staleFacts(source: string, today: Date): Problem[] {
  const lines = source.split('\n');
  return parseFacts(source).flatMap(({ id, fecha }) => {
    const age = Math.floor((today.getTime() - new Date(fecha).getTime()) / day);
    if (age <= daysUntilStale) return [];
    return [
      {
        file: factsFile,
        line: lines.findIndex((line) => line.trim().replace(/^- /, '') === `id: ${id}`) + 1,
        message: `El dato «${id}» se comprobó hace ${age} días.`,
        hint: 'Búscalo otra vez en su fuente y cambia «hoy» y «fecha» (content/README.md, «Renovar un dato»).',
      },
    ];
  });
}
