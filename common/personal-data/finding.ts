/**
 * Kinds of personal data, and the word that stands for each in a text: `[CORREO 1]`. The words belong to the data, not to
 * the copy of a page: they are kept with a learner's equivalences and looked for in an assistant's answer months later.
 */
export const tagWords = {
  correo: 'CORREO',
  telefono: 'TELÉFONO',
  iban: 'IBAN',
  tarjeta: 'TARJETA',
  dni: 'DNI',
  nie: 'NIE',
  nif: 'NIF',
  curp: 'CURP',
  rfc: 'RFC',
  cuit: 'CUIT',
  rut: 'RUT',
  cedula: 'CÉDULA',
  nit: 'NIT',
  ruc: 'RUC',
  contrasena: 'CONTRASEÑA',
  clave: 'CLAVE',
} as const;

export type Kind = keyof typeof tagWords;

export interface Finding {
  kind: Kind;
  value: string;
  start: number;
  /** The first position after the value. */
  end: number;
}

/** How sure a finder is; where two claim the same characters, the surer one wins, then the longer one. */
export const certainty = {
  /** Only the way in which the digits are grouped speaks for it. */
  grouping: 1,
  /** A check digit, which one number in ten has by chance. */
  digit: 2,
  /** The word before it says so. */
  word: 3,
  /** A shape of its own, or check digits that chance does not meet. */
  shape: 4,
  /** A key or a token: what it contains is part of it. */
  secret: 5,
} as const;

export interface Candidate {
  kind: Kind;
  start: number;
  end: number;
  certainty: number;
}
