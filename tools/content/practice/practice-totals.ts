import { lessonHeaders, markdownFiles } from '#tools/content/content-files.ts';
import { challengeCards, challengeFiles } from '#tools/content/practice/challenge/challenge-set.ts';
import { huntCards, huntFiles } from './hunt-set.ts';
import { questionFiles, reviewLessons } from './review-questions.ts';
import { tradeCards, tradeFiles } from './trades.ts';
import { readWorkshopIndex, workshopFiles } from './workshop-index.ts';

export const practiceTotalFiles = (root: string) => [
  ...huntFiles(root),
  ...workshopFiles(root),
  ...challengeFiles(root),
  ...tradeFiles(root),
  ...questionFiles(markdownFiles(root, 'lessons')),
];

/** How many there are of each, for pages that count without listing. */
export const practiceTotals = (root: string) => ({
  hunts: huntCards(root).length,
  workshop: readWorkshopIndex(root).flatMap(({ ejercicios }) => ejercicios).length,
  challenges: challengeCards(root).length,
  trades: tradeCards(root).length,
  questions: reviewLessons(root, lessonHeaders(root)).flatMap(({ ids }) => ids).length,
});

/** The places that these counts take in the words of a page. */
const places = (root: string): Record<string, number> => {
  const { hunts, challenges, workshop, questions } = practiceTotals(root);
  return {
    casos: hunts,
    retos: challenges,
    ejercicios: workshop,
    preguntas: questions,
    recetas: tradeCards(root).flatMap(({ recetas }) => recetas).length,
  };
};

const place = /\{(casos|retos|ejercicios|preguntas|recetas)\}/g;

export const countsPractice = (data: unknown) => JSON.stringify(data).search(place) !== -1;

/** The words of a page in which `{casos}` and its like stand as today's counts. */
export function withPracticeTotals(root: string, data: unknown): unknown {
  const counts = places(root);
  return JSON.parse(JSON.stringify(data).replace(place, (_, name: string) => String(counts[name])));
}
