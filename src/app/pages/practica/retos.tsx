import { retos } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { challengeKind } from '#features/challenge/challenge-kind.ts';
import { ChallengeList } from '#features/challenge/challenge-list.tsx';
import { ModuleSix } from '#features/challenge/module-six.tsx';
import { huntKind } from '#features/hunt/hunt-kind.ts';
import { ModuleCompletion } from '#features/progress/module-completion.tsx';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { solvedOf } from '#lib/practice-kind.ts';

export function RetosPage() {
  usePageMeta(retos.meta);
  const userId = useUserId();
  const notebook = useNotebook(userId);
  return (
    <ChallengeList
      notebook={notebook}
      moduleSix={
        <ModuleSix
          challenges={solvedOf(challengeKind, notebook.records)}
          hunts={solvedOf(huntKind, notebook.records)}
          isLoading={notebook.status === 'loading'}
          completion={(missing) => (
            <ModuleCompletion module={6} userId={userId} missing={missing} words={retos.module} />
          )}
        />
      }
    />
  );
}
