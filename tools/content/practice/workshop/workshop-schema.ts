import { z } from 'zod';
import { craftPoints, craftWarningNames } from '#common/craft/boxes.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { link, text, textWith } from '#tools/content/pages/field-schemas.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Escribe el nombre en minúsculas, sin tildes y con guiones');

const letter = z.strictObject({ nombre: text, pregunta: text });

const point = z.strictObject({
  /** What the rule looks for; learners see it before they write. */
  regla: text,
  falta: text,
  ejemplo: text,
});

/** The copy of the workshop: the letters, what earns each point, and the warnings. */
export const workshop = z
  .strictObject({
    nota: text,
    puntuacion: textWith('{n}'),
    letras: z.strictObject({
      contexto: letter,
      rol: letter,
      accion: letter,
      formato: letter,
      target: letter,
    }),
    puntos: z.record(z.enum(craftPoints), point),
    avisos: z.record(
      z.enum(craftWarningNames),
      z.strictObject({ texto: text, varias: text.optional(), arreglo: text }),
    ),
  })
  .transform(
    inEnglish({
      nota: 'note',
      puntuacion: 'score',
      letras: 'letters',
      nombre: 'name',
      pregunta: 'question',
      puntos: 'points',
      regla: 'rule',
      falta: 'missing',
      ejemplo: 'example',
      avisos: 'warnings',
      texto: 'text',
      varias: 'several',
      arreglo: 'fix',
    }),
  );

/** Each box of the answer in two sentences, one per point, so that learners see the one they lack for this very task. */
const exercise = z
  .strictObject({
    slug,
    titulo: text,
    situacion: text,
    debil: text,
    modelo: z.strictObject({
      contexto: z.strictObject({ hechos: text, limite: text }),
      rol: z.strictObject({ oficio: text, cuida: text }),
      accion: z.strictObject({ verbo: text, salida: text }),
      formato: z.strictObject({ tipo: text, medida: text }),
      target: z.strictObject({ lector: text, paso: text }),
    }),
    preguntas: z
      .array(text.refine((value) => value.includes('?'), 'Debe ser una pregunta'))
      .length(3, 'Escribe tres preguntas para que cada persona juzgue su versión'),
    /** The section of a lesson that ends with this exercise. */
    leccion: link.optional(),
  })
  .transform(
    // The parts of the model keep their names: a point of the score is named after them.
    inEnglish({
      titulo: 'title',
      situacion: 'situation',
      debil: 'weak',
      modelo: 'model',
      preguntas: 'questions',
      leccion: 'lesson',
    }),
  );

export const exercises = z
  .strictObject({
    oficio: text,
    ejercicios: z.array(exercise).min(3, 'Cada oficio tiene al menos tres ejercicios'),
  })
  .transform((written) => ({ name: written.oficio, exercises: written.ejercicios }));

export type WorkshopTrade = z.output<typeof exercises>;
export type WorkshopExercise = z.output<typeof exercise>;
