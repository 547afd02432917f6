import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { text } from '#tools/content/pages/field-schemas.ts';

/** The page shuffles options, so none may refer to its place among the others. */
const namesItsPlace =
  /\b(?:[Tt]odas|[Nn]inguna|[Cc]ualquiera|[Aa]mbas|[Ll]as dos|[Ll]as tres)(?: de)?(?: las)? (?:anteriores|primeras|demás|otras)\b|\b[Oo]pci(?:ón|ones) (?:anterior|siguiente)|\b(?:[Oo]pción|[Rr]espuesta|[Aa]lternativa) [A-D1-4]\b/;

const option = z.strictObject({
  texto: text.refine(
    (value) => !namesItsPlace.test(value),
    'Las respuestas se barajan: no hables de «las anteriores» ni de «la opción B»',
  ),
  /** Why a learner who chose it is right, or what the learner overlooked. */
  razon: text,
});

const question = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Escribe el nombre en minúsculas, sin tildes y con guiones'),
    /** The heading of the lesson that the question comes from. */
    ancla: text,
    pregunta: text.refine((value) => value.includes('?'), 'Termina con una pregunta: falta el signo ?'),
    buena: option,
    otras: z
      .array(option, 'Debe ser una lista: cada respuesta empieza con un guion')
      .min(2, 'Escribe dos o tres respuestas equivocadas')
      .max(3, 'Escribe dos o tres respuestas equivocadas'),
  })
  .refine(
    ({ buena, otras }) => new Set([buena, ...otras].map(({ texto }) => texto)).size === otras.length + 1,
    { path: ['otras'], error: 'Hay dos respuestas iguales' },
  )
  .transform(
    inEnglish({
      ancla: 'anchor',
      pregunta: 'text',
      buena: 'right',
      otras: 'wrong',
      texto: 'text',
      razon: 'reason',
    }),
  );

export const review = z.array(question, 'Debe ser una lista: cada pregunta empieza con «- id:»');

export type ReviewQuestion = z.output<typeof question>;
