/**
 * Kinds of personal data, and the word that replaces each in a text: `[CORREO 1]`. The words belong to the data, not to the
 * texts of a page: learners' equivalences store them, and the school looks for them in an assistant's answer months later.
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

/** How sure a finder is; if two claim the same characters, the surer one wins, then the longer one. */
export const certainty = {
  /** Only the grouping of the digits supports it. */
  grouping: 1,
  /** A check digit, which one number in ten has by chance. */
  digit: 2,
  /** The word before it says so. */
  word: 3,
  /** A unique shape, or check digits that chance does not produce. */
  shape: 4,
  /** A key or a token: other findings inside are part of it. */
  secret: 5,
} as const;

export interface Candidate {
  kind: Kind;
  start: number;
  end: number;
  certainty: number;
}
