import { validate as isCuit } from 'stdnum/lib/esm/ar/cuit.js';
import { validate as isChileanRut } from 'stdnum/lib/esm/cl/rut.js';
import { validate as isNit } from 'stdnum/lib/esm/co/nit.js';
import { validate as isEcuadorianId } from 'stdnum/lib/esm/ec/ci.js';
import { validate as isEcuadorianRuc } from 'stdnum/lib/esm/ec/ruc.js';
import { validate as isSpanishNif } from 'stdnum/lib/esm/es/nif.js';
import { validate as isCurp } from 'stdnum/lib/esm/mx/curp.js';
import { validate as isRfc } from 'stdnum/lib/esm/mx/rfc.js';
import { validate as isPeruvianId } from 'stdnum/lib/esm/pe/cui.js';
import { validate as isPeruvianRuc } from 'stdnum/lib/esm/pe/ruc.js';
import { validate as isUruguayanId } from 'stdnum/lib/esm/uy/cedula.js';
import { validate as isUruguayanRut } from 'stdnum/lib/esm/uy/rut.js';
import { isAmount, type ContextBefore, type Context } from './context.ts';
import { certainty, type Candidate, type Kind } from './finding.ts';

interface IdentityRule {
  kind: Kind;
  /** Source of a pattern, without what must surround it. */
  shape: string;
  /** Receives capitals and digits only. Missing if a number has no check digit. */
  check?: (compact: string) => boolean;
  /** Counts only after this word. */
  after?: Context;
  /** Only its digits support it, and one number in ten has them by chance: it does not count if the text calls it an order. */
  isWeak?: boolean;
  /** Lower case makes the same number. */
  ignoresCase?: boolean;
  certainty: number;
}

const by = (validate: (input: string) => { isValid: boolean }) => (compact: string) =>
  validate(compact).isValid;

/** Some types of company end in a digit, others in a letter: checking it excludes more product codes. */
const isCompanyNif = (compact: string) =>
  isSpanishNif(compact).isValid && !/^(?:[ABEH].{7}\D|[NPQRSW].{7}\d)/.test(compact);

/** The tax office's numbers for sales to the public and to foreigners belong to no person. */
const isGenericRfc = (compact: string) => /^X[AE]XX010101000$/.test(compact);

const { shape, digit, word } = certainty;

/** In the order of countries: Spain, Mexico, Argentina, Chile, Colombia, Peru, Ecuador, Uruguay. */
const identityRules: IdentityRule[] = [
  {
    kind: 'dni',
    shape: '(?:ES[ -]?)?(?:\\d{8}|\\d{1,2}\\.\\d{3}\\.\\d{3})-?[A-Z]',
    check: (compact) => by(isSpanishNif)(compact.padStart(9, '0')),
    ignoresCase: true,
    certainty: shape,
  },
  { kind: 'dni', shape: '\\d{8} [A-Z]', check: by(isSpanishNif), certainty: shape },
  {
    kind: 'nie',
    shape: '(?:ES[ -]?)?[XYZ]-?\\d{7}-?[A-Z]',
    check: by(isSpanishNif),
    ignoresCase: true,
    certainty: shape,
  },
  {
    kind: 'nif',
    shape: '(?:ES[ -]?)?[A-HJ-NP-SUVW]-?(?:\\d{7}-?[\\dA-Z]|\\d{2}\\.\\d{3}\\.\\d{3})',
    check: isCompanyNif,
    isWeak: true,
    certainty: shape,
  },
  {
    kind: 'curp',
    shape: '[A-Z]{4}\\d{6}[HMX][A-Z]{5}[A-Z\\d]\\d',
    check: by(isCurp),
    ignoresCase: true,
    certainty: shape,
  },
  { kind: 'rfc', shape: '[A-ZÑ&]{3,4}-?\\d{6}-?[A-Z\\d]{3}', check: by(isRfc), certainty: shape },
  {
    kind: 'rfc',
    shape: '[A-ZÑ&]{3,4}[ -]?\\d{6}(?:[ -]?[A-Z\\d]{3})?',
    check: (compact) => !isGenericRfc(compact),
    after: 'rfc',
    ignoresCase: true,
    certainty: word,
  },
  { kind: 'cuit', shape: '\\d{2}([-/. ])\\d{8}[-/. ]\\d', check: by(isCuit), certainty: shape },
  { kind: 'cuit', shape: '\\d{11}', check: by(isCuit), after: 'cuit', certainty: word },
  { kind: 'dni', shape: '\\d{7,8}|\\d{1,2}\\.\\d{3}\\.\\d{3}', after: 'dni', certainty: word },
  {
    kind: 'rut',
    shape: '\\d{1,2}\\.\\d{3}\\.\\d{3}-[\\dK]',
    check: by(isChileanRut),
    ignoresCase: true,
    certainty: shape,
  },
  {
    kind: 'rut',
    shape: '\\d{7,8}-[\\dK]',
    check: by(isChileanRut),
    isWeak: true,
    ignoresCase: true,
    certainty: digit,
  },
  {
    kind: 'rut',
    shape: '\\d{7,8}[\\dK]',
    check: by(isChileanRut),
    after: 'rut',
    ignoresCase: true,
    certainty: word,
  },
  { kind: 'nit', shape: '\\d{3}\\.\\d{3}\\.\\d{3}-\\d', check: by(isNit), certainty: shape },
  { kind: 'nit', shape: '[89]\\d{8}-\\d', check: by(isNit), isWeak: true, certainty: digit },
  {
    kind: 'nit',
    shape: '\\d{8,10}-?\\d|\\d{1,3}(?:\\.\\d{3}){2,3}-\\d',
    check: by(isNit),
    after: 'nit',
    certainty: word,
  },
  { kind: 'nit', shape: '[89]\\d{2}(?:\\.?\\d{3}){2}', after: 'nit', certainty: word },
  {
    kind: 'cedula',
    shape: '\\d{6,8}|1[0-3]\\d{8}|\\d{1,2}\\.\\d{3}\\.\\d{3}|1\\.[0-3]\\d{2}\\.\\d{3}\\.\\d{3}',
    after: 'cedula',
    certainty: word,
  },
  { kind: 'dni', shape: '\\d{8}-\\d', check: by(isPeruvianId), after: 'dni', certainty: word },
  { kind: 'ruc', shape: '\\d{11}', check: by(isPeruvianRuc), isWeak: true, certainty: digit },
  { kind: 'cuit', shape: '\\d{11}', check: by(isCuit), isWeak: true, certainty: digit },
  { kind: 'cedula', shape: '\\d{9}-?\\d', check: by(isEcuadorianId), isWeak: true, certainty: digit },
  { kind: 'ruc', shape: '\\d{10}-?00[1-9]', check: by(isEcuadorianRuc), isWeak: true, certainty: digit },
  { kind: 'cedula', shape: '\\d\\.\\d{3}\\.\\d{3}-\\d', check: by(isUruguayanId), certainty: shape },
  { kind: 'cedula', shape: '\\d{7}-\\d', check: by(isUruguayanId), isWeak: true, certainty: digit },
  { kind: 'rut', shape: '\\d{12}', check: by(isUruguayanRut), isWeak: true, certainty: digit },
];

/** Not part of a longer word or number, nor one end of a range, a date or a decimal. */
const standalone = (shape: string) => `(?<![\\p{L}\\d_]|\\d[.,/-])(?:${shape})(?![\\p{L}\\d_]|[.,/-]\\d)`;

const rules = identityRules.map((rule) => ({
  rule,
  pattern: new RegExp(standalone(rule.shape), rule.ignoresCase ? 'giu' : 'gu'),
}));

/** Capitals and digits, without the country code of a VAT number. */
function compactOf(value: string) {
  const compact = value.replace(/[ .\-/]/g, '').toUpperCase();
  return compact.length === 11 ? compact.replace(/^ES/, '') : compact;
}

/** How sure we are of a number with the shape of a rule; undefined if it is not one. */
function judge(rule: IdentityRule, text: string, start: number, end: number, contextBefore: ContextBefore) {
  // Most numbers fail here, before the costlier look at the words around them.
  if (rule.check && !rule.check(compactOf(text.slice(start, end)))) return undefined;
  const context = contextBefore(start);
  if (rule.after && context !== rule.after) return undefined;
  if (rule.isWeak && (context === 'otro' || context === 'telefono' || isAmount(text, start, end)))
    return undefined;
  return rule.certainty + (context === rule.kind ? certainty.grouping : 0);
}

/** Identity cards and tax numbers of eight countries. */
export function findIdentityNumbers(text: string, contextBefore: ContextBefore): Candidate[] {
  return rules.flatMap(({ pattern, rule }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: value, index: start }) => {
      const end = start + value.length;
      const sure = judge(rule, text, start, end, contextBefore);
      return sure === undefined ? [] : [{ kind: rule.kind, start, end, certainty: sure }];
    }),
  );
}
