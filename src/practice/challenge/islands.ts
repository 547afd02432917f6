import type { ChallengeAnswer, ChallengeTrap } from '#common/answers/challenge-answer.ts';
import type { KindIslands, KindSources } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    challenge: ChallengeProps;
    /** On the list of challenges: the learner's state in one. */
    'challenge-state': { slug: string; words: Record<ExerciseState, string> };
    /** What module 6 requires, and its button. */
    'module-six': { words: ModuleSixWords };
  }
}

/** The answer form of a challenge, with its traps and hints; `solution` is HTML. */
interface ChallengeProps {
  slug: string;
  question: string;
  answer: ChallengeAnswer;
  traps: ChallengeTrap[];
  hints: string[];
  solution: string;
  lesson: { label: string; to: string };
  next: string | null;
}

interface ModuleSixWords {
  challenges: string;
  hunts: string;
  mark: string;
  pending: string;
  doneOn: string;
  missing: string;
  missingChallenges: { one: string; many: string };
  missingHunts: { one: string; many: string };
  and: string;
  ready: string;
}

const listIslands = () => import('./challenge-list-islands.tsx');

export const islands: KindIslands<'challenge' | 'challenge-state' | 'module-six'> = {
  challenge: {
    policy: 'now',
    writes: true,
    load: () => import('./challenge-desk.tsx').then((m) => m.ChallengeDesk),
  },
  'challenge-state': {
    policy: 'near',
    writes: true,
    load: () => listIslands().then((m) => m.ChallengeState),
  },
  'module-six': {
    policy: 'now',
    writes: true,
    load: () => listIslands().then((m) => m.ModuleSix),
  },
};

export const sources: KindSources = {
  challenge: ['src/practice/challenge/challenge-desk.tsx'],
  'module-six': ['src/practice/challenge/challenge-list-islands.tsx', 'src/lib/backend/backend-client.ts'],
};
