import { z } from 'zod';

z.config(z.locales.es());

/** One line or paragraph without markup: the page decides how it looks. */
export const text = z
  .string()
  .trim()
  .min(1, 'Está vacío: escribe un texto')
  .refine((value) => !value.includes('**'), 'No uses ** aquí: este texto no admite negrita')
  .refine((value) => !value.includes('=='), 'No uses == aquí: el subrayado solo va en los títulos')
  .refine((value) => !/<\/?[a-z][^>]*>/i.test(value), 'No escribas HTML: solo texto');

export const plainText = text.refine(
  (value) => !/\p{Emoji_Presentation}/u.test(value),
  'Hay un emoji: los textos no llevan emojis',
);

/** A text with placeholders that the page fills. */
export const textWith = (...places: string[]) =>
  places.reduce<z.ZodType<string, string>>(
    (schema, place) => schema.refine((value) => value.includes(place), `Falta ${place}: lo rellena el sitio`),
    text,
  );

/** A heading in which pages highlight `==words==` in yellow. */
export const markedText = z
  .string()
  .trim()
  .min(1, 'Está vacío: escribe un texto')
  .refine(
    (value) => value.split('==').length % 2 === 1,
    'Falta un == : las palabras subrayadas van entre dos pares, así: ==dos palabras==',
  );

export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'Debe ser una dirección del sitio que empieza por una barra, por ejemplo /cursos');

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'Debe ser una dirección completa, por ejemplo https://www.ejemplo.com',
});

export const duration = z
  .string()
  .regex(/^\d+(-\d+)? min$/, 'Escribe los minutos así: 20-25 min, o así: 45 min');

export const tags = z
  .array(
    text.refine((value) => value === value.toLowerCase(), 'Las etiquetas van en minúsculas'),
    'Debe ser una lista: una etiqueta por línea, con un guion delante',
  )
  .min(1, 'Escribe al menos una etiqueta');

/** The text that search engines show, in a length that they do not cut. */
export const description = text
  .refine((value) => value.length >= 110, 'Es corta: escribe entre 110 y 155 caracteres')
  .refine((value) => value.length <= 155, 'Es larga: escribe entre 110 y 155 caracteres');

export const meta = z.strictObject({
  title: text.refine((value) => value.length <= 60, 'Es largo: como máximo 60 caracteres'),
  description,
});

export const titled = z.strictObject({ title: text, text });

export const stat = z.strictObject({ value: text, label: text });

export const link = z.strictObject({ label: text, to: sitePath });
