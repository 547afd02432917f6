const units = [
  ['cero'],
  ['uno', 'una', 'un'],
  ['dos'],
  ['tres'],
  ['cuatro'],
  ['cinco'],
  ['seis'],
  ['siete'],
  ['ocho'],
  ['nueve'],
  ['diez'],
  ['once'],
  ['doce'],
  ['trece'],
  ['catorce'],
  ['quince'],
  ['dieciséis'],
  ['diecisiete'],
  ['dieciocho'],
  ['diecinueve'],
  ['veinte'],
  ['veintiuno', 'veintiuna', 'veintiún'],
  ['veintidós'],
  ['veintitrés'],
  ['veinticuatro'],
  ['veinticinco'],
  ['veintiséis'],
  ['veintisiete'],
  ['veintiocho'],
  ['veintinueve'],
];
const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

const valueOfWord = new Map<string, number>([
  ...units.flatMap((words, value) => words.map((word): [string, number] => [word, value])),
  ...tens.flatMap((ten, index): [string, number][] => {
    const value = 30 + index * 10;
    const compounds = units.slice(1, 10).flatMap((words, unit) => {
      return words.map((word): [string, number] => [`${ten} y ${word}`, value + unit + 1]);
    });
    return [[ten, value], ...compounds];
  }),
  ['cien', 100],
]);

const wordsLongestFirst = [...valueOfWord.keys()].sort((a, b) => b.length - a.length);

/** Spanish letters for a character class (flag i), to find where a word ends. */
export const letter = 'a-záéíóúüñ';

/** Pattern source (flag i) for a number as our texts write it: 1500, 1 500, 1.500, 552,90, «treinta y cuatro». */
export const numberPattern = String.raw`(?<![${letter}\d.,])(?:\d{1,3}(?:[.\u00a0\u2009\u202f ]\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|(?:${wordsLongestFirst
  .map((word) => word.replace(/ /g, String.raw`\s+`))
  .join('|')})(?![${letter}]))`;

/** The value of a match of `numberPattern`. */
export function numberOf(written: string): number {
  const word = valueOfWord.get(written.toLowerCase().replace(/\s+/g, ' '));
  if (word !== undefined) return word;
  const plain = written.replace(/[.\u00a0\u2009\u202f ](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}
