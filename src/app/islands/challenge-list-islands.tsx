import { useUserId } from '#features/auth/session.tsx';
import { challengeState as stateOf } from '#features/challenge/challenge-state.ts';
import * as challenge from '#features/challenge/module-six.tsx';
import { Standing } from '#features/challenge/standing.tsx';
import { ModuleCompletion } from '#features/progress/module-completion.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import { whenReady } from './when-ready.ts';

export const challengeState = () => whenReady(ChallengeState);
export const moduleSix = () => whenReady(ModuleSix);

const countSolved = (records: ReadonlyMap<string, NotebookRecord>, kind: 'challenge' | 'hunt') =>
  recordsOf(records, kind).filter(({ value }) => value.isSolved).length;

function ChallengeState({ slug, words }: IslandProps['challenge-state']) {
  const { records } = useNotebook(useUserId());
  return <Standing words={words} state={stateOf(records.get(`challenge/${slug}`))} />;
}

/** Counts come from the notebook, the date from the server. */
function ModuleSix({ words }: IslandProps['module-six']) {
  const userId = useUserId();
  const { records } = useNotebook(userId);
  return (
    <challenge.ModuleSix
      words={words}
      challenges={countSolved(records, 'challenge')}
      hunts={countSolved(records, 'hunt')}
      completion={(missing) => (
        <ModuleCompletion module={6} userId={userId} missing={missing} words={words} />
      )}
    />
  );
}
