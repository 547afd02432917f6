import { z } from 'zod';
import { text, textWith } from './field-schemas.ts';

const action = z.strictObject({ replaceAll: text, take: text, asIs: text });

/** The dialog that asks before a text with personal data leaves the screen. */
export const personalData = z.strictObject({
  title: text,
  one: text,
  many: textWith('{n}'),
  note: text,
  list: text,
  replace: textWith('{etiqueta}'),
  undo: text,
  replaced: textWith('{n}', '{total}'),
  preview: text,
  cancel: text,
  clear: z.strictObject({ title: text, text }),
  actions: z.strictObject({ copy: action, download: action, open: action }),
  kinds: z.strictObject({
    correo: text,
    telefono: text,
    iban: text,
    tarjeta: text,
    dni: text,
    nie: text,
    nif: text,
    curp: text,
    rfc: text,
    cuit: text,
    rut: text,
    cedula: text,
    nit: text,
    ruc: text,
    contrasena: text,
    clave: text,
  }),
});
