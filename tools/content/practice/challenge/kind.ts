import { once, type Content } from '#tools/content/content.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { words } from '#tools/content/word-file.ts';
import { reto, retos } from './challenge-page-schema.ts';
import { downloadList } from './challenge-schema.ts';
import { readChallenge } from './challenge.ts';
import { challengeCards, challengeFiles, challengesFolder, readChallenges } from './challenge-set.ts';

const all = once(({ root }: Content) => readChallenges(root));
const total = (content: Content) => all(content).length;

export const challenges = {
  folder: challengesFolder,
  words: {
    retos: words('pages/retos', retos),
    reto: words('pages/reto', reto),
    fileList: words('practice/archivos', downloadList),
  },
  files: ({ root }) => challengeFiles(root),
  read: once(({ root }: Content, file: string) => readChallenge(root, file)),
  list: once(({ root }: Content) => challengeCards(root)),
  total,
  counts: { retos: total },
  sections: {
    name: 'retos',
    of: (content) =>
      all(content).map(({ slug, titulo, leccion }) => ({
        title: titulo,
        to: `/practica/retos/${slug}`,
        section: leccion.to,
      })),
  },
  checks: (content) => problemsOf(() => all(content)),
} satisfies PracticeKind;
