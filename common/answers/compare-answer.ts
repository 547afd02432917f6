import { fold } from '#common/fold.ts';
import type { ChallengeAnswer, ChallengeTrap } from './challenge-answer.ts';
import { readDate, type DateProblem } from './read-date.ts';
import { readNumber, type NumberProblem } from './read-number.ts';

/** `unreadable` tells the learner why, and costs nothing. */
export type Judgement =
  | { kind: 'right' }
  | { kind: 'trap'; text: string }
  | { kind: 'wrong' }
  | { kind: 'unreadable'; why: 'empty' | 'unit' | NumberProblem | DateProblem };

/** Compares what the learner typed, in any usual form, with the answer and then with its traps. */
export function compareAnswer(
  answer: ChallengeAnswer,
  traps: readonly ChallengeTrap[],
  typed: string,
): Judgement {
  if (typed.trim() === '') return { kind: 'unreadable', why: 'empty' };
  const read = answer.kind === 'nombre' ? nameReader(answer, traps, typed) : reader(answer, typed);
  if (typeof read === 'string') return { kind: 'unreadable', why: read };
  const isRight = accepted(answer).some(read);
  const [trap, ...others] = traps.filter(({ value }) => read(value));
  // Two names are not an answer.
  if (answer.kind === 'nombre' && (isRight ? trap : others.length > 0)) return { kind: 'wrong' };
  if (isRight) return { kind: 'right' };
  return trap ? { kind: 'trap', text: trap.text } : { kind: 'wrong' };
}

type Reading = (value: string | number) => boolean;
type Problem = Extract<Judgement, { kind: 'unreadable' }>['why'];

const accepted = (answer: ChallengeAnswer): (string | number)[] =>
  answer.kind === 'nombre' ? [answer.value, ...answer.alternatives] : [answer.value];

/** A function that says if the text means a given value, or why the text cannot be compared. */
function reader(answer: Exclude<ChallengeAnswer, { kind: 'nombre' }>, typed: string): Reading | Problem {
  if (answer.kind === 'numero') return numberReader(answer, typed);
  if (answer.kind === 'opcion') return (value) => value === typed;
  const day = readDate(typed);
  return day === 'date' || day === 'year' ? day : (value) => value === day;
}

/** A number that can be read in two ways counts in the learner's favour: the right answer comes before the traps. */
function numberReader(
  { tolerance, unit }: Extract<ChallengeAnswer, { kind: 'numero' }>,
  typed: string,
): Reading | Problem {
  const number = readNumber(typed);
  if (typeof number === 'string') return number;
  const isShare = unit === '%';
  if (number.isPercentage && !isShare) return 'unit';
  // Spreadsheets write 0,125 for 12,5 %.
  const shares = isShare && !number.isPercentage ? number.readings.filter((n) => Math.abs(n) <= 1) : [];
  const readings = [...number.readings, ...shares.map((share) => share * 100)];
  return (value) => readings.some((reading) => Math.abs(reading - Number(value)) <= tolerance + 1e-9);
}

/** A name alone, or else in a sentence: «Es Wilson», «Dos Ceibos (Ruta 1)». */
function nameReader(
  answer: ChallengeAnswer,
  traps: readonly ChallengeTrap[],
  typed: string,
): Reading | Problem {
  const words = plainWords(typed);
  if (words === '') return 'empty';
  const withoutBlanks = (text: string) => text.replaceAll(' ', '');
  const isTheName: Reading = (value) => withoutBlanks(plainWords(String(value))) === withoutBlanks(words);
  if (accepted(answer).some(isTheName) || traps.some(({ value }) => isTheName(value))) return isTheName;
  return (value) => ` ${words} `.includes(` ${plainWords(String(value))} `);
}

const legalForm =
  /^(?:s ?a ?de ?c ?v|s ?a ?[sc]?|s ?r ?l|e ?i ?r ?l|s ?p ?a|s ?l ?u?|c ?a|cia|compania|ltda|limitada|sociedad anonima|inc|llc|corp)$/;
/** How many words a legal form may have; the longest is 's a de c v'. */
const formLengths = [5, 4, 3, 2, 1];
const lesserWord = /\b(?:el|la|los|las|sr|sra|srta|don|dona|ing|lic|dr|dra|empresa|proveedor|cliente)\b/g;

/** Removes them from the end, one by one: a pattern for all of them would start again at each word. */
function withoutLegalForms(name: string): string {
  const words = name.split(' ');
  const formAtEnd = () =>
    formLengths.find((length) => length < words.length && legalForm.test(words.slice(-length).join(' ')));
  for (let length = formAtEnd(); length; length = formAtEnd()) words.length -= length;
  return words.join(' ');
}

/** A name without what people write in different ways: accents, capitals, blanks, articles, titles, legal forms. */
function plainWords(name: string): string {
  const words = fold(name)
    .replaceAll('&', ' y ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  // A name of only such words stays as it is.
  const bare = withoutLegalForms(words).replace(lesserWord, '').replace(/ +/g, ' ').trim();
  return bare === '' ? words : bare;
}
