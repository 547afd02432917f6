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
