import { useUserId } from '#features/auth/session.tsx';
import { HuntAnswer } from '#features/hunt/hunt-answer.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { whenReady } from './when-ready.ts';

/** The answer of a case, for the learner who is signed in. */
function Hunt(props: IslandProps['hunt']) {
  return <HuntAnswer {...props} userId={useUserId()} />;
}

export const hunt = () => whenReady(Hunt);
