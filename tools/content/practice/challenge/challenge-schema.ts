import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { link, plainText } from '#tools/content/pages/field-schemas.ts';
import { parseMarkdown } from '#tools/content/markdown.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';
import { results, resultName } from './challenge-result.ts';

/** Two challenges each; the order is the one of the page. */
export const challengeGroups = [
  'Ventas y marketing',
  'Atención al cliente',
  'Administración y talento humano',
  'Finanzas y cobranzas',
  'Operaciones y compras',
  'Dirección',
] as const;

export const answerKinds = ['numero', 'fecha', 'nombre', 'opcion'] as const;

const markdown = z
  .string()
  .trim()
  .min(1, 'Está vacío: escribe un texto')
  .superRefine((value, { addIssue }) => {
    for (const { message } of proseProblems(parseMarkdown(value))) addIssue({ code: 'custom', message });
  });

const answer = z.discriminatedUnion(
  'tipo',
  [
    z.strictObject({
      tipo: z.literal('numero'),
      valor: resultName,
      tolerancia: z.number('Debe ser un número, con punto para los decimales').min(0),
      unidad: plainText,
      ejemplo: plainText,
    }),
    z.strictObject({ tipo: z.literal('fecha'), valor: resultName, ejemplo: plainText }),
    z.strictObject({
      tipo: z.literal('nombre'),
      valor: resultName,
      tambien: z.array(plainText).default([]),
      ejemplo: plainText,
    }),
    z.strictObject({
      tipo: z.literal('opcion'),
      valor: resultName,
      opciones: z
        .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), texto: plainText }))
        .min(4, 'Escribe al menos cuatro opciones: la buena y una por trampa'),
    }),
  ],
  `Escribe en «tipo» uno de estos: ${answerKinds.join(', ')}`,
);

export const challenge = z.strictObject({
  orden: z.int('Debe ser un número entero').positive('Debe ser 1 o mayor'),
  titulo: plainText,
  grupo: z.enum(challengeGroups),
  minutos_a_mano: z.int('Debe ser un número entero').min(5, 'Son pocos minutos: ¿hace falta un asistente?'),
  encargo: markdown,
  archivos: z.array(z.string()).min(1, 'Nombra al menos un archivo'),
  para_el_asistente: z.string().trim().min(1, 'Está vacío: escribe un texto'),
  resultados: results,
  pregunta: plainText.refine((value) => value.includes('?'), 'Termina con una pregunta: falta el signo ?'),
  respuesta: answer,
  trampas: z
    .array(z.strictObject({ valor: resultName, texto: plainText }))
    .min(3, 'Escribe al menos tres trampas'),
  pistas: z.array(plainText).length(3, 'Son tres pistas, cada una más concreta que la anterior'),
  solucion: markdown,
  leccion: link,
});

export type ChallengeSource = z.output<typeof challenge>;

/** A description of each file of the folder, which every challenge that uses it shows. */
export const downloadList = z.array(
  z
    .strictObject({
      nombre: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/, 'Escribe el nombre del archivo, como ventas.csv'),
      descripcion: plainText,
    })
    .transform(inEnglish({ nombre: 'name', descripcion: 'description' })),
);
