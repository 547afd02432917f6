import { certainty, type Candidate, type Kind } from './finding.ts';

/** Keys whose first letters name their issuer. */
const keys = new RegExp(
  `(?<![\\p{L}\\d_-])(?:${[
    'sk-(?:ant-|proj-|or-)?[\\w-]{20,200}',
    '(?:sk|pk|rk)_(?:live|test)_\\w{16,200}',
    '(?:AKIA|ASIA)[A-Z0-9]{16}',
    'gh[pousr]_[A-Za-z0-9]{36,251}',
    'github_pat_\\w{22,255}',
    'glpat-[\\w-]{20,64}',
    'xox[abeprs]-[\\w-]{10,200}',
    'AIza[\\w-]{35}',
    'ya29\\.[\\w-]{20,300}',
    'SG\\.[\\w-]{16,64}\\.[\\w-]{16,128}',
    '(?:hf|npm|dop_v1)_[A-Za-z0-9]{30,80}',
    '\\d{8,10}:AA[\\w-]{33}',
    'eyJ[\\w-]{8,4000}\\.eyJ[\\w-]{4,8000}\\.[\\w-]{10,2000}',
  ].join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** To its end line or, if that is missing, as far as its lines go. */
const pem =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:(?:[^-]|-(?!----)){0,12000}-----END [A-Z ]{0,40}PRIVATE KEY-----|[A-Za-z\d+/=\s]{0,12000}(?<=[A-Za-z\d+/=-]))/g;

/** The password of an address such as postgres://user:password@host. */
const inAddress = /(?<![\p{L}\d])[a-z][a-z\d+.-]{1,20}:\/\/[^\s:/@]{1,100}:([^\s/@]{3,200})@/giu;

/** A secret follows such a word and a colon. 'Clave' and 'token' also mean other things, so they require more. */
const label =
  /(?<![\p{L}\d_])(?:(contraseñas?|contrasenas?|passwords?|passwd|pwd|pass)|(claves?|pin)|api[ _-]?keys?|secrets?|secretos?|tokens?|bearer)(?![\p{L}\d])(?:[ _][\p{L}/-]{1,20}){0,5}["'*`_]{0,3}[ \t]{0,3}(?:[:=]|[ \t](?:es|is|son))[ \t*]{0,4}/giu;

/** 'Palabra clave: …' and the like name a topic. */
const topic =
  /(?:palabras?|mensajes?|puntos?|ideas?|datos?|frases?|preguntas?|conceptos?|factor(?:es)?)[ \t]+$/iu;

const value = /["'«“`]?([^\s"'«»“”`]{4,200})/uy;

/** A variable to fill in, or dots that hide a secret. */
const placeholder = /^(?:[[<{(].*|[*•.·xX_-]+[,;.]?|\$\{?.*|tu[-_].*|your[-_].*)$/u;
/** Words of a rule about passwords. */
const description =
  /^(?:obligatori[ao]|requerid[ao]|opcional|segur[ao]|incorrect[ao]|correct[ao]|olvidad[ao]|m[ií]nimo|nunca|ningun[ao]|pendiente|nuev[ao])$/iu;

/** Letters together with digits or signs, unlike an ordinary word, or a PIN. Not an amount, a date, a time. */
const looksSecret = (word: string) =>
  (/\d/.test(word) && !/^\d{1,3}[.,:/-]/.test(word)) || /\p{L}[!#$%&*+=?@^~]\S/u.test(word);

/** A key is long, and made of letters and digits. */
const looksLikeKey = (word: string) => word.length >= 12 && /\d/.test(word) && /\p{L}/u.test(word);

/** After 'contraseña:' an ordinary word also counts, if nothing follows it. */
function isPlainPassword(text: string, word: string, end: number) {
  if (description.test(word)) return false;
  return /^["'»”`*]{0,3}[.,;]?[ \t]*(?:$|\r?\n)/.test(text.slice(end, end + 12));
}

function findLabelled(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(label)) {
    const [head, password, code] = match;
    if (code && topic.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    value.lastIndex = match.index + head.length;
    const hit = value.exec(text);
    const word = hit?.[1]?.replace(/[,;.*)]+$/, '');
    if (!hit || !word || word.length < 4 || placeholder.test(word)) continue;
    const start = hit.index + hit[0].indexOf(word);
    const end = start + word.length;
    const isSecret =
      password || code
        ? looksSecret(word) || (password && /[:=]/.test(head) && isPlainPassword(text, word, end))
        : looksLikeKey(word);
    if (isSecret)
      found.push({ kind: password ? 'contrasena' : 'clave', start, end, certainty: certainty.word });
  }
  return found;
}

const all = (text: string, pattern: RegExp, kind: Kind): Candidate[] =>
  [...text.matchAll(pattern)].map(({ 0: match, 1: part, index }) => {
    const start = part === undefined ? index : index + match.lastIndexOf(part);
    return { kind, start, end: start + (part ?? match).length, certainty: certainty.secret };
  });

/** Passwords and keys: with the shape of a known issuer, or after a word that says so. */
export function findSecrets(text: string): Candidate[] {
  return [
    ...all(text, pem, 'clave'),
    ...all(text, keys, 'clave'),
    ...all(text, inAddress, 'contrasena'),
    ...findLabelled(text),
  ];
}
