import * as challenge from './module-six.tsx';
import { challengeState as stateOf } from './record.ts';
import { Standing } from './standing.tsx';
import { ModuleCompletion } from '#features/progress/module-completion.tsx';
import type { IslandProps } from '#common/island-contract.ts';
import { recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import type { WithUser } from '#lib/user-id.ts';

const countSolved = (records: ReadonlyMap<string, NotebookRecord>, kind: 'challenge' | 'hunt') =>
  recordsOf(records, kind).filter(({ value }) => value.isSolved).length;

export function ChallengeState({ slug, words, userId }: WithUser<IslandProps['challenge-state']>) {
  const { records } = useNotebook(userId);
  return <Standing words={words} state={stateOf(records.get(`challenge/${slug}`))} />;
}

/** Counts come from the notebook, the date from the server. */
export function ModuleSix({ words, userId }: WithUser<IslandProps['module-six']>) {
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
