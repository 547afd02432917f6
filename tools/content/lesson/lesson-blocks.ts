import { z } from 'zod';
import { text, webAddress } from '#tools/content/pages/field-schemas.ts';

/** The attributes and contents that a block may have. */
interface BlockRule {
  attributes: z.ZodObject;
  /** Allowed only inside this block. */
  parent?: string;
  /** Contains only these blocks, in these numbers. */
  holds?: Record<string, { min: number; max?: number }>;
  /** May contain `####` headings. */
  headings?: boolean;
  /** Its attributes may be enough without contents. */
  mayBeEmpty?: boolean;
  example: string;
}

const none = z.strictObject({});
const titulo = text;
const optionalTitle = z.strictObject({ titulo: titulo.optional() });
const plainName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Escríbelo en minúsculas, sin tildes y con guiones: tarea-de-practica');
const wholeNumber = z.coerce.number('Debe ser un número').int('Debe ser un número entero').min(1);

/** The closed list of blocks: authors never import, and a new block needs a decision (docs/decisions/0002). */
export const blockRules: Record<string, BlockRule> = {
  aviso: {
    attributes: z.strictObject({ tipo: z.enum(['nota', 'cuidado', 'dato']), titulo: titulo.optional() }),
    example: ':::aviso{tipo="nota" titulo="Antes de empezar"}',
  },
  ejemplo: {
    attributes: z.strictObject({ empresa: text }),
    example: ':::ejemplo{empresa="Clínica dental en Valencia"}',
  },
  prompt: {
    attributes: z.strictObject({ titulo }),
    example: ':::prompt{titulo="Correo de seguimiento"}',
  },
  resultado: {
    attributes: z
      .strictObject({ titulo: titulo.optional(), falla: text.optional(), vale: text.optional() })
      .refine(({ falla, vale }) => falla === undefined || vale === undefined, {
        path: ['vale'],
        error: 'Una respuesta lleva «falla» o lleva «vale», nunca las dos: borra una',
      }),
    example: ':::resultado{falla="Promete una fecha que nadie dio"}',
  },
  comparacion: {
    attributes: optionalTitle,
    holds: { antes: { min: 1, max: 1 }, despues: { min: 1, max: 1 } },
    example: '::::comparacion{titulo="El mismo encargo"}',
  },
  antes: { attributes: optionalTitle, parent: 'comparacion', example: ':::antes{titulo="Débil"}' },
  despues: { attributes: optionalTitle, parent: 'comparacion', example: ':::despues{titulo="Fuerte"}' },
  tarjetas: {
    attributes: z.strictObject({
      columnas: z
        .enum(['2', '3'], 'Debe ser "2" o "3"')
        .transform((value) => Number(value))
        .optional(),
    }),
    holds: { tarjeta: { min: 2 } },
    example: '::::tarjetas{columnas="2"}',
  },
  tarjeta: {
    attributes: z.strictObject({
      titulo,
      letra: z
        .string()
        .regex(/^\p{L}$/u, 'Debe ser una sola letra')
        .optional(),
      numero: wholeNumber.optional(),
      etiqueta: text.optional(),
    }),
    parent: 'tarjetas',
    headings: true,
    example: ':::tarjeta{titulo="Rol"}',
  },
  pasos: { attributes: none, holds: { paso: { min: 2 } }, example: '::::pasos' },
  paso: {
    attributes: z.strictObject({ titulo }),
    parent: 'pasos',
    headings: true,
    example: ':::paso{titulo="Abre el editor"}',
  },
  linea: { attributes: none, holds: { hito: { min: 2 } }, example: '::::linea' },
  hito: {
    attributes: z.strictObject({ cuando: text, titulo }),
    parent: 'linea',
    example: ':::hito{cuando="Día 1" titulo="Perfil base"}',
  },
  figura: {
    attributes: z.strictObject({ nombre: plainName }),
    example: ':::figura{nombre="semaforo-de-datos"}',
  },
  dato: { attributes: z.strictObject({ id: text }), example: ':::dato{id="precio-plus"}' },
  leyes: { attributes: none, example: ':::leyes{}' },
  tabla: { attributes: z.strictObject({ titulo }), example: ':::tabla{titulo="Planes y precios"}' },
  empresa: { attributes: optionalTitle, example: ':::empresa{titulo="Para hoy"}' },
  cuaderno: {
    attributes: z.strictObject({ id: plainName, titulo, pregunta: text }),
    mayBeEmpty: true,
    example:
      ':::cuaderno{id="tareas" titulo="Mis tres tareas" pregunta="¿Qué tres tareas repites cada semana?"}',
  },
  retoma: { attributes: z.strictObject({ id: plainName }), example: ':::retoma{id="tareas"}' },
  comprueba: {
    attributes: z.strictObject({ pregunta: text }),
    example: ':::comprueba{pregunta="¿Qué harías tú?"}',
  },
  herramienta: {
    attributes: z.strictObject({ nombre: text, descripcion: text, enlace: webAddress.optional() }),
    headings: true,
    example: ':::herramienta{nombre="Nombre" descripcion="Para qué sirve" enlace="https://www.ejemplo.com"}',
  },
  funcion: {
    attributes: z.strictObject({ numero: wholeNumber, titulo, cuando: text.optional() }),
    headings: true,
    example: ':::funcion{numero="1" titulo="Subir archivos" cuando="Tienes un documento largo"}',
  },
  resumen: { attributes: none, example: ':::resumen' },
};

export const blockNames = Object.keys(blockRules);

/** The names that code has for the attributes; the names of blocks are the same everywhere. */
export const attributeNames = {
  tipo: 'kind',
  titulo: 'title',
  empresa: 'company',
  falla: 'fault',
  vale: 'merit',
  columnas: 'columns',
  letra: 'letter',
  numero: 'number',
  etiqueta: 'tag',
  cuando: 'when',
  nombre: 'name',
  pregunta: 'question',
  descripcion: 'description',
  enlace: 'link',
} as const;
