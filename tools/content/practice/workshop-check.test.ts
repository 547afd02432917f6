import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelBoxes } from '#common/craft/model.ts';
import { judgeCraft } from '#common/craft/rules.ts';
import { ContentError } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { practiceFiles } from './practice-files.ts';
import { tradeSlugs } from './trades.ts';
import { workshopProblems } from './workshop-check.ts';
import { readWorkshopIndex } from './workshop-index.ts';
import { workshopPage } from './workshop-page-schema.ts';
import { exercises, workshop } from './workshop-schema.ts';

const path = 'content/practice/taller/finanzas.yaml';
const source = readFileSync(path, 'utf8');
const read = (file: string, text = readFileSync(file, 'utf8')) => readYaml(exercises, { file, text });

function problems(from: string, to: string) {
  const text = source.replace(from, to);
  expect(text).not.toBe(source);
  return workshopProblems([{ file: path, source: text, exercises: read(path, text) }]);
}

it('has a file for each trade, and every model answer earns ten points', () => {
  const trades = practiceFiles('.').filter((file) => file.includes('/taller/'));
  expect(trades).toHaveLength(tradeSlugs.length);
  for (const { slug, model } of trades.flatMap((file) =>
    read(file).ejercicios.map((exercise) => ({ slug: exercise.slug, model: modelBoxes(exercise) })),
  )) {
    expect(judgeCraft(model), slug).toEqual({ score: 10, missing: [], warnings: [] });
  }
});

it('reports a model answer that lacks a point', () => {
  expect(problems('Los datos que no tengas déjalos entre corchetes.', 'No inventes nada.')).toMatchObject([
    { line: 28, message: expect.stringContaining('accion-salida') as string },
  ]);
});

it('reports a sentence that earns its point only through the other one', () => {
  expect(problems('oficio: Actúa como asistente de cobranzas.', 'oficio: Sé directa.')).toMatchObject([
    { message: expect.stringContaining('rol-oficio') as string },
  ]);
  const moved = problems(
    'tipo: Correo con asunto y un cierre con una sola pregunta.\n        medida: 80 palabras como máximo.',
    'tipo: Con un cierre amable.\n        medida: Correo de 80 palabras como máximo.',
  );
  expect(moved).toMatchObject([{ message: expect.stringContaining('no vale por sí sola') as string }]);
});

it('reports a model answer that would get a warning', () => {
  expect(problems('tipo: Correo con asunto', 'tipo: Correo profesional con asunto')).toMatchObject([
    { message: expect.stringContaining('«adjetivos» (profesional)') as string },
  ]);
});

it('reports a weak prompt that is not weak', () => {
  const strong =
    'Redacta un correo de 80 palabras para el dueño de la tienda, que debe pagar el lunes. No amenaces. Si falta un dato, pregunta.';
  expect(problems('Haz un correo fuerte para cobrar.', strong)).toMatchObject([
    { message: expect.stringMatching(/ya tiene \d+ puntos/) as string },
  ]);
});

it('reports a name that is used twice', () => {
  expect(problems('slug: recordatorio-segundo-aviso', 'slug: explicar-el-cierre')).toMatchObject([
    { message: 'El ejercicio «explicar-el-cierre» ya existe.' },
  ]);
});

it('reports a point or a warning of the workshop that has no words', () => {
  const file = 'content/practice/taller.yaml';
  const copy = readFileSync(file, 'utf8');
  expect(() => readYaml(workshop, { file, text: copy })).not.toThrow();
  const without = copy.replace(/ {2}accion-salida:\n(?: {4}.*\n)+/, '');
  expect(() => readYaml(workshop, { file, text: without })).toThrow(ContentError);
  expect(() => readYaml(workshop, { file, text: copy.replace(/ {2}trato:\n(?: {4}.*\n)+/, '') })).toThrow(
    'trato',
  );
});

it('reports a word of the page that is missing, and one that lost what the page fills in', () => {
  const file = 'content/pages/taller.yaml';
  const copy = readFileSync(file, 'utf8');
  expect(() => readYaml(workshopPage, { file, text: copy })).not.toThrow();
  const without = copy.replace(/ {2}waiting: .*\n/, '');
  expect(() => readYaml(workshopPage, { file, text: without })).toThrow(/waiting/);
  expect(() =>
    readYaml(workshopPage, { file, text: copy.replace('el nombre «{nombre}»', 'ese nombre') }),
  ).toThrow('falta {nombre}: lo rellena el sitio');
});

it('lists the exercises by trade, in the order of the school', () => {
  const index = readWorkshopIndex('.');
  expect(index.map(({ slug }) => slug)).toEqual([...tradeSlugs]);
  expect(index[1]?.ejercicios[2]).toEqual({ slug: 'objecion-de-precio', titulo: '«Está caro»' });
});
