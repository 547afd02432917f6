import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { text, textWith } from '#tools/content/pages/field-schemas.ts';

const english = inEnglish({
  actividad: 'kind',
  boton: 'button',
  texto: 'text',
  nota: 'note',
  campo: 'field',
  ejemplo: 'example',
  limite: 'limit',
  lleno: 'full',
  cuenta: 'count',
  lectura: 'reading',
  cargando: 'loading',
  falla: 'failed',
  reintentar: 'retry',
  dato: 'fact',
  planes: 'plans',
  nombre: 'name',
  cita: 'quote',
  primera: 'first',
  piezas: 'pieces',
  resumen: 'summary',
  palabras: 'words',
  anadir: 'add',
  tamano: 'size',
  ocupado: 'used',
  dentro: 'inside',
  fuera: 'outside',
  nadieFuera: 'noneOutside',
  seSale: 'leaves',
  noCabe: 'tooBig',
  cabe: 'fits',
  tope: 'limit',
  nuevo: 'newChat',
  deshacer: 'undo',
  empezar: 'restart',
  letra: 'letter',
  pieza: 'piece',
  pierde: 'loss',
  muestra: 'sample',
  completa: 'complete',
  vacio: 'empty',
  respuesta: 'answer',
  sin: 'without',
  todas: 'all',
  faltan: 'missing',
  preguntas: 'questions',
  pregunta: 'question',
  si: 'yes',
  resultados: 'results',
  resultado: 'result',
  datos: 'facts',
});

const common = { boton: text, texto: text, nota: text };
const tokens = z.int('Debe ser un número entero').positive('Debe ser mayor que cero');
const piece = z.strictObject({ nombre: text, tokens });

export const tokenSchema = z
  .strictObject({
    actividad: z.literal('tokens'),
    ...common,
    campo: text,
    ejemplo: text,
    limite: tokens,
    lleno: textWith('{limite}'),
    cuenta: textWith('{tokens}', '{caracteres}'),
    lectura: textWith('{trozos}'),
    cargando: text,
    falla: text,
    reintentar: text,
  })
  .transform(english);

export const windowSchema = z
  .strictObject({
    actividad: z.literal('ventana'),
    ...common,
    /** The fact with the window of each plan; `cita` quotes it. */
    dato: z.string(),
    plan: text,
    planes: z
      .array(
        z.strictObject({
          nombre: text,
          cita: text.regex(/^\d[\d\s]* /, 'Debe empezar por la cifra, como en el dato'),
        }),
      )
      .min(2, 'Escribe al menos dos planes'),
    primera: piece,
    piezas: z.array(piece).min(2, 'Escribe al menos dos piezas'),
    resumen: piece,
    palabras: z.strictObject({
      anadir: text,
      tamano: textWith('{tokens}'),
      ocupado: textWith('{tokens}', '{total}'),
      dentro: text,
      fuera: text,
      nadieFuera: text,
      seSale: textWith('{nombre}'),
      noCabe: textWith('{nombre}'),
      cabe: textWith('{nombre}'),
      tope: text,
      nuevo: text,
      deshacer: text,
      empezar: text,
    }),
  })
  .transform(english);

export const craftSchema = z
  .strictObject({
    actividad: z.literal('craft'),
    ...common,
    piezas: z
      .array(
        z.strictObject({
          letra: z.string().regex(/^\p{Lu}$/u, 'Debe ser una letra mayúscula'),
          nombre: text,
          pieza: text,
          pierde: text,
          muestra: text,
        }),
      )
      .length(5, 'Son cinco piezas: C, R, A, F y T'),
    completa: text,
    palabras: z.strictObject({
      piezas: text,
      prompt: text,
      vacio: text,
      respuesta: text,
      muestra: text,
      sin: textWith('{nombre}'),
      todas: text,
      faltan: textWith('{nombres}'),
    }),
  })
  .transform(english);

const id = z.string().regex(/^[a-z]+$/, 'Escríbelo en minúsculas, sin tildes ni espacios');

export const planSchema = z
  .strictObject({
    actividad: z.literal('plan'),
    ...common,
    preguntas: z
      .array(z.strictObject({ id, pregunta: text, si: id, no: id }))
      .min(1, 'Escribe al menos una pregunta'),
    resultados: z
      .array(z.strictObject({ id, plan: text, texto: text, datos: z.array(z.string()).min(1) }))
      .min(2, 'Escribe al menos dos resultados'),
    palabras: z.strictObject({ si: text, no: text, resultado: text, empezar: text }),
  })
  .superRefine(({ preguntas, resultados }, { addIssue }) => {
    const later = [...preguntas.slice(1), ...resultados].map((one) => one.id);
    const reached = preguntas.flatMap(({ si, no }) => [si, no]);
    for (const [index, question] of preguntas.entries()) {
      for (const way of ['si', 'no'] as const) {
        const target = question[way];
        const isBefore = preguntas.slice(0, index + 1).some((one) => one.id === target);
        if (later.includes(target) && !isBefore) continue;
        const message = `«${target}» no es una pregunta que venga después ni un resultado`;
        addIssue({ code: 'custom', path: ['preguntas', index, way], message });
      }
    }
    for (const lost of later.filter((one) => !reached.includes(one))) {
      addIssue({ code: 'custom', path: ['preguntas'], message: `Ninguna respuesta lleva a «${lost}»` });
    }
  })
  .transform(english);
