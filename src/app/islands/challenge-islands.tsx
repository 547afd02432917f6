import { useUserId } from '#features/auth/session.tsx';
import { ChallengeDesk } from '#features/challenge/challenge-desk.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { whenReady } from './when-ready.ts';

/** The answer of a challenge, for the learner who is signed in. */
function Challenge(props: IslandProps['challenge']) {
  return <ChallengeDesk {...props} userId={useUserId()} />;
}

export const challenge = () => whenReady(Challenge);
