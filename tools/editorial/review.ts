import type { Content } from '#tools/content/content.ts';
import { questionLine, questions as kind } from '#tools/content/practice/review/kind.ts';
import type { ReviewQuestion } from '#tools/content/practice/review/review-schema.ts';
import type { Problem } from '#tools/content/problem.ts';

const LEAST_QUESTIONS = 12;
/** Above this share, a learner who always chose the longest option would pass without reading a lesson. */
const GUESSABLE = 0.45;
/** An option of ten words beside one of twenty-five gives the answer away. */
const LENGTH_RATIO = 2;

/** Lessons with too few questions, and questions whose options' lengths give the answer away. */
export function reviewProblems(content: Content): Problem[] {
  const files = content.files(kind.folder, '.yaml').map((file) => ({
    file,
    source: content.read(file),
    questions: kind.read(content, file),
  }));
  return [
    ...files.flatMap(({ file, source, questions }) => [
      ...questions.flatMap((question, index) => unevenOptions(question, file, questionLine(source, index))),
      ...tooFew(file, questions.length),
    ]),
    ...guessable(files.flatMap(({ questions }) => questions)),
  ];
}

function tooFew(file: string, count: number): Problem[] {
  if (count >= LEAST_QUESTIONS) return [];
  const message = `Hay ${count} preguntas y cada lección tiene al menos ${LEAST_QUESTIONS}.`;
  return [{ file, line: 1, message, hint: 'Añade preguntas sobre otros apartados de la lección.' }];
}

function unevenOptions({ right, wrong }: ReviewQuestion, file: string, line: number): Problem[] {
  const lengths = [right, ...wrong].map(({ text }) => text.length);
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
  if (longest <= shortest * LENGTH_RATIO) return [];
  const message = `Una respuesta tiene ${longest} caracteres y otra, ${shortest}: más del doble.`;
  const hint = 'Acorta la más larga o completa la más corta: la longitud no debe delatar ninguna.';
  return [{ file, line, message, hint }];
}

/** Over all questions, neither the longest nor the shortest option may be a good guess. */
function guessable(questions: ReviewQuestion[]): Problem[] {
  const share = (isTelling: (right: number, wrong: number[]) => boolean) =>
    questions.filter(({ right, wrong }) =>
      isTelling(
        right.text.length,
        wrong.map(({ text }) => text.length),
      ),
    ).length / questions.length;
  const shares = {
    larga: share((right, wrong) => right > Math.max(...wrong)),
    corta: share((right, wrong) => right < Math.min(...wrong)),
  };
  return Object.entries(shares)
    .filter(([, value]) => value > GUESSABLE)
    .map(([length, value]) => ({
      file: kind.folder,
      line: 1,
      message: `La respuesta buena es la más ${length} en el ${Math.round(value * 100)} % de las preguntas (máximo ${GUESSABLE * 100} %).`,
      hint: 'Quien elija por la longitud no debe acertar: cambia la longitud de algunas respuestas.',
    }));
}
