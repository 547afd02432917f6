import { stringify } from 'yaml';
import { text } from '#tools/content/pages/field-schemas.ts';
import type { LineProblem } from '#tools/content/problem.ts';
import type { Gpt } from './library-schemas.ts';

/** The limits of the Agent Skills format (docs/decisions/0037-kits-as-skills.md). */
const NAME_LIMIT = 64;
const DESCRIPTION_LIMIT = 1024;

/** The only text by which an assistant decides whether to use the skill. */
export const skillDescription = text
  .refine(
    (value) => value.length <= DESCRIPTION_LIMIT,
    `Es larga: la descripción de una habilidad admite ${DESCRIPTION_LIMIT} caracteres como máximo`,
  )
  .refine(
    (value) => !/[<>]/.test(value),
    'No uses < ni >: la descripción de una habilidad no admite etiquetas',
  );

/** The kit's address becomes the skill's name, whose rules are stricter. */
export function skillNameProblems(slug: string): LineProblem[] {
  if (slug.length <= NAME_LIMIT && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const message = `«${slug}» no sirve como nombre de una habilidad, y este archivo se lo da.`;
  const hint = `Como máximo ${NAME_LIMIT} caracteres: minúsculas sin tildes, cifras y guiones sueltos entre ellas, como cobranza-amable.md.`;
  return [{ line: 1, message, hint }];
}

/** The files of the kit as a skill, by their path in the archive: one folder with the skill's name. */
export function skillFiles({ slug, kit }: Pick<Gpt, 'slug' | 'kit'>): Record<string, string> {
  const header = stringify({ name: slug, description: kit.skillDescription }, { lineWidth: 0 });
  const reference = `references/${kit.file}`;
  // The instructions name the file in backticks (kit.ts checks that); here the file lies in a folder of its own.
  const body = kit.instructions.replaceAll(`\`${kit.file}\``, `[\`${kit.file}\`](${reference})`);
  return {
    [`${slug}/SKILL.md`]: `---\n${header}---\n\n${body}\n`,
    [`${slug}/${reference}`]: `${kit.knowledge}\n`,
  };
}
