import type { ChallengeAnswer } from '#common/answers/challenge-answer.ts';
import type { Content } from '#tools/content/content.ts';
import { downloads, fileList } from '#tools/content/practice/downloads.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import { words } from '#tools/content/word-file.ts';
import { reto, retos } from './challenge-page-schema.ts';
import { challengeFiles, challengesFolder, challengeSetProblems, readChallenges } from './challenge-set.ts';
import { readChallenge, type Challenge } from './challenge.ts';

/** A challenge's data for lists. */
export type ChallengeCard = Pick<Challenge, 'slug' | 'title' | 'group' | 'order' | 'minutesByHand'> & {
  kind: ChallengeAnswer['kind'];
};

const total = (content: Content) => challengeFiles(content).length;

export const challenges = {
  folder: challengesFolder,
  words: { retos: words('pages/retos', retos), reto: words('pages/reto', reto), fileList },
  files: challengeFiles,
  read: readChallenge,
  list: (content): ChallengeCard[] =>
    readChallenges(content).map(({ slug, title, group, order, minutesByHand, answer: { kind } }) => ({
      slug,
      title,
      group,
      order,
      minutesByHand,
      kind,
    })),
  total,
  counts: { retos: total },
  sections: {
    name: 'retos',
    of: (content) =>
      readChallenges(content).map(({ slug, title, lesson }) => ({
        title,
        to: `/practica/retos/${slug}`,
        section: lesson.to,
      })),
  },
  checks: (content) => challengeSetProblems(readChallenges(content), downloads(content)),
} satisfies PracticeKind;
