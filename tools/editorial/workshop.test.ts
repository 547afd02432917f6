import { expect, it } from 'vitest';
import { modelBoxes } from '#common/craft/model.ts';
import { judgeCraft } from '#common/craft/rules.ts';
import { openContent } from '#tools/content/content.ts';
import { workshop } from '#tools/content/practice/workshop/kind.ts';
import { workshopProblems } from './workshop.ts';

const content = openContent('.');

/** The editor's messages after one change in a real trade. */
function problems(from: string, to: string) {
  const file = 'content/practice/taller/finanzas.yaml';
  const text = content.read(file).replace(from, to);
  expect(text).not.toBe(content.read(file));
  return workshopProblems({ ...content, files: () => [file], read: () => text });
}

it('every model answer earns ten points and no warning', () => {
  for (const file of workshop.files(content))
    for (const exercise of workshop.read(content, file).exercises)
      expect(judgeCraft(modelBoxes(exercise)), exercise.slug).toEqual({
        score: 10,
        missing: [],
        warnings: [],
      });
});

it('reports a model answer that lacks a point', () => {
  expect(problems('Los datos que no tengas déjalos entre corchetes.', 'No inventes nada.')).toMatchObject([
    { line: 28, message: expect.stringContaining('accion-salida') as string },
  ]);
});

it('reports a sentence that earns its point only with the other one', () => {
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
