import { suggest } from '#tools/content/closest.ts';
import { anchorsOf } from '#tools/content/rules/links.ts';
import type { Problem } from '#tools/content/problem.ts';
import type { ReviewQuestion } from './review-schema.ts';

export const reviewFolder = 'content/practice/repaso';

const LEAST_QUESTIONS = 12;
/** Above this share, whoever always takes the longest option would pass without having read a lesson. */
const GUESSABLE = 0.45;
/** One option of ten words beside one of twenty-five gives itself away. */
const LENGTH_RATIO = 2;

export interface ReviewFile {
  file: string;
  source: string;
  questions: ReviewQuestion[];
  /** The Markdown of the lesson with the same name; none when no lesson has it. */
  lesson: string | undefined;
}

/** What one file's schema cannot see: the lesson beside it, the other files, the set as a whole. */
export function reviewProblems(files: ReviewFile[]): Problem[] {
  return [...files.flatMap(fileProblems), ...repeatedIds(files), ...guessable(files)];
}

function fileProblems(review: ReviewFile): Problem[] {
  const { file, questions, lesson } = review;
  if (lesson === undefined) {
    const message = 'Ninguna lección se llama así.';
    return [
      { file, line: 1, message, hint: 'El archivo lleva el nombre de su lección, como modulo-1.yaml.' },
    ];
  }
  const anchors = anchorsOf({ file, source: lesson });
  const problems = questions.flatMap((question): Problem[] => {
    const place = { file, line: lineOf(review, question.id) };
    const { ancla } = question;
    return [
      ...(anchors.includes(ancla)
        ? []
        : [
            {
              ...place,
              message: `Ningún título de la lección tiene el ancla «${ancla}».`,
              hint: suggest(ancla, anchors),
            },
          ]),
      ...unevenOptions(question).map((message) => ({
        ...place,
        message,
        hint: 'Acorta la más larga o completa la más corta: la longitud no debe delatar ninguna.',
      })),
    ];
  });
  if (questions.length >= LEAST_QUESTIONS) return problems;
  const message = `Hay ${questions.length} preguntas y cada lección tiene al menos ${LEAST_QUESTIONS}.`;
  return [
    ...problems,
    { file, line: 1, message, hint: 'Añade preguntas sobre otros apartados de la lección.' },
  ];
}

function unevenOptions({ buena, otras }: ReviewQuestion): string[] {
  const lengths = [buena, ...otras].map(({ texto }) => texto.length);
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
  if (longest <= shortest * LENGTH_RATIO) return [];
  return [`Una respuesta tiene ${longest} caracteres y otra, ${shortest}: más del doble.`];
}

function repeatedIds(files: ReviewFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((review) =>
    review.questions.flatMap(({ id }, index): Problem[] => {
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, review.file);
        return [];
      }
      const line = lineOf(review, id, first === review.file ? index : 0);
      const message = `La pregunta «${id}» ya está en ${first}.`;
      return [
        { file: review.file, line, message, hint: 'Ponle otro nombre: con él se recuerda cuándo toca.' },
      ];
    }),
  );
}

/** Over the whole set, neither the longest nor the shortest option may be a good guess. */
function guessable(files: ReviewFile[]): Problem[] {
  const questions = files.flatMap((review) => review.questions);
  const share = (isTelling: (right: number, wrong: number[]) => boolean) =>
    questions.filter(({ buena, otras }) =>
      isTelling(
        buena.texto.length,
        otras.map(({ texto }) => texto.length),
      ),
    ).length / questions.length;
  const shares = {
    larga: share((right, wrong) => right > Math.max(...wrong)),
    corta: share((right, wrong) => right < Math.min(...wrong)),
  };
  return Object.entries(shares)
    .filter(([, value]) => value > GUESSABLE)
    .map(([kind, value]) => ({
      file: reviewFolder,
      line: 1,
      message: `La respuesta buena es la más ${kind} en el ${Math.round(value * 100)} % de las preguntas (máximo ${GUESSABLE * 100} %).`,
      hint: 'Quien elija por la longitud no debe acertar: cambia la longitud de algunas respuestas.',
    }));
}

/** The line of a question's name; of its repetition when it stands twice in one file. */
function lineOf({ source, questions }: ReviewFile, id: string, index = 0): number {
  const lines = source.split('\n').flatMap((line, at) => (/^- id:/.test(line) ? [at + 1] : []));
  const place = index > 0 ? index : questions.findIndex((question) => question.id === id);
  return lines[place] ?? 1;
}
