import { useNavigate } from 'react-router';
import { useUserId } from '#features/auth/session.tsx';
import * as progress from '#features/progress/lesson-completion.tsx';
import { ProgressProvider } from '#features/progress/progress-provider.tsx';

export const fillIn = () => import('./fill-in.tsx').then((m) => m.FillIn);

/** The end of a lesson, for the learner who is signed in. */
export function Completion({ module }: { module: number }) {
  const userId = useUserId();
  return (
    <ProgressProvider>
      <progress.LessonCompletion module={module} userId={userId} />
    </ProgressProvider>
  );
}

export function CompletionDate({ module }: { module: number }) {
  const userId = useUserId();
  return (
    <ProgressProvider>
      <progress.LessonCompletionDate module={module} userId={userId} />
    </ProgressProvider>
  );
}

export function CompleteAndContinue({ module }: { module: number }) {
  const userId = useUserId();
  const navigate = useNavigate();
  return (
    <ProgressProvider>
      <progress.CompleteAndContinue
        module={module}
        userId={userId}
        onCompleted={() => void navigate(`/modulo-${module + 1}`)}
      />
    </ProgressProvider>
  );
}
