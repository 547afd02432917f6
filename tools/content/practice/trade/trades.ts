import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { suggest } from '#tools/content/closest.ts';
import { once, type Content } from '#tools/content/content.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { slugOf } from '#tools/content/header.ts';
import { sitePath, text } from '#tools/content/pages/field-schemas.ts';
import { compileRecipe, type Recipe } from './recipes.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

/** In the order of the page. The names are addresses. */
export const tradeSlugs = [
  'administracion',
  'ventas',
  'atencion-al-cliente',
  'marketing',
  'recursos-humanos',
  'finanzas',
  'operaciones-y-compras',
  'direccion',
] as const;

const RECIPES = 3;
const days = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'] as const;

/** Each day ends with the learner's own writing: in a part of the notebook, or under a lesson's question. */
const notebookPlace = z
  .string()
  .regex(
    /^\/cuaderno#(?:perfil|prompts|notas|semana)$|^\/[a-z0-9-]+#cuaderno-[a-z0-9-]+$/,
    'Debe ser una parte del cuaderno (/cuaderno#prompts) o una pregunta de una lección (/modulo-1#cuaderno-tareas)',
  );

/** Only a section, because a lesson does not fit into a session. */
const section = z.strictObject({
  label: text,
  to: sitePath.regex(/#./, 'Debe llevar a un apartado, por ejemplo /modulo-2#cuando-falta-el-tono'),
});

const session = z.strictObject({
  dia: z.enum(days),
  title: text,
  lee: z.array(section).min(1, 'Enlaza al menos un apartado').max(3, 'Enlaza tres apartados como máximo'),
  /** The trade's recipe to practise on that day. */
  receta: text.optional(),
  haz: text,
  guarda: z.strictObject({ text, to: notebookPlace }),
});

const tradeSchema = z
  .strictObject({
    title: text,
    lead: text,
    /** Categories of prompts and kits that this trade uses: their pages and the trade's link to each other. */
    categorias: z.array(text).min(1, 'Escribe al menos una categoría de content/categories.yaml'),
    recetas: z.array(text).length(RECIPES, 'Escribe exactamente tres recetas'),
    semana: z
      .array(session)
      .refine(
        (sessions) => sessions.map(({ dia }) => dia).join() === days.join(),
        'Escribe cinco sesiones, de lunes a viernes y en orden',
      ),
  })
  .transform(
    inEnglish({
      categorias: 'categories',
      recetas: 'recipes',
      semana: 'week',
      dia: 'weekday',
      lee: 'read',
      receta: 'recipe',
      haz: 'task',
      guarda: 'keep',
    }),
  );

export type Trade = Omit<z.output<typeof tradeSchema>, 'recipes'> & { slug: string; recipes: Recipe[] };

export const tradesFolder = 'content/practice/oficios';

export const tradeFile = (slug: string) => `${tradesFolder}/${slug}.yaml`;

/** One trade with its recipes; throws a ContentError with all of its problems. */
export const readTrade = once((content: Content, file: string): Trade => {
  const slug = slugOf(file);
  const source = content.read(file);
  const trade = readYaml(tradeSchema, { file, text: source });
  const problems = weekProblems(trade, file, source);
  const recipes = trade.recipes.flatMap((name): Recipe[] => {
    const recipe = `${tradesFolder}/${slug}/${name}.yaml`;
    if (!content.has(recipe)) {
      const line = lineWith(source, `- ${name}`);
      const known = namesIn(content, `${tradesFolder}/${slug}`);
      problems.push({
        file,
        line,
        message: `La receta «${name}» no está en su carpeta.`,
        hint: suggest(name, known),
      });
      return [];
    }
    try {
      return [compileRecipe(recipe, content.read(recipe))];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { ...trade, slug, recipes };
});

/** For lists of other exercises that belong to a trade. */
export function tradeTitle(content: Content, slug: string): string {
  const file = tradeFile(slug);
  return readYaml(tradeSchema, { file, text: content.read(file) }).title;
}

/** Reports a week that does not practise each recipe of the trade on exactly one day, or practises others. */
function weekProblems(
  { recipes, week }: z.output<typeof tradeSchema>,
  file: string,
  source: string,
): Problem[] {
  const practised = week.flatMap(({ recipe }) => recipe ?? []);
  const unknown = practised.filter((name) => !recipes.includes(name));
  const times = (name: string) => practised.filter((other) => other === name).length;
  return [
    ...unknown.map((name) => ({
      file,
      line: lineWith(source, `receta: ${name}`),
      message: `La semana practica «${name}», que no es una receta de este oficio.`,
      hint: suggest(name, recipes),
    })),
    ...recipes
      .filter((name) => times(name) !== 1)
      .map((name) => ({
        file,
        line: lineWith(source, `- ${name}`),
        message: `La semana practica «${name}» ${times(name)} veces, y debe ser una.`,
        hint: `Pon «receta: ${name}» en un solo día.`,
      })),
  ];
}

/** The files of all recipes, in a stable order. */
export const tradeParts = (content: Content): string[] =>
  tradeSlugs.flatMap((slug) => content.files(`${tradesFolder}/${slug}`, '.yaml'));

/** Files that no page shows: a trade that is not one of the eight, a recipe that its trade does not list. */
export function strayRecipes(content: Content): Problem[] {
  const known: readonly string[] = tradeSlugs;
  const strayTrades = [...new Set(namesIn(content, tradesFolder))].filter((name) => !known.includes(name));
  return [
    ...strayTrades.map((name) => ({
      file: `${tradesFolder}/${name}`,
      line: 1,
      message: `«${name}» no es uno de los ocho oficios.`,
      hint: suggest(name, known),
    })),
    ...tradeSlugs.flatMap((slug) => {
      const trade = tradeFile(slug);
      if (!content.has(trade)) return [];
      const listed = content.read(trade);
      return namesIn(content, `${tradesFolder}/${slug}`)
        .filter((name) => lineWith(listed, `- ${name}`) === 0)
        .map((name) => ({
          file: `${tradesFolder}/${slug}/${name}`,
          line: 1,
          message: 'Este archivo no lo lee nadie.',
          hint: `Añade su nombre a «recetas» en ${trade}, o bórralo.`,
        }));
    }),
  ];
}

/** The names of all files and folders there, without «.yaml». */
function namesIn(content: Content, path: string): string[] {
  if (!content.has(path)) return [];
  return readdirSync(join(content.root, path))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort((a, b) => a.localeCompare(b));
}

const lineWith = (source: string, written: string) =>
  source.split('\n').findIndex((line) => line.trim() === written) + 1;
