import { useNavigate } from 'react-router';
import { useUserId } from '#features/auth/session.tsx';
import * as lesson from '#features/lessons/reading.tsx';
import * as progress from '#features/progress/lesson-completion.tsx';

export function Reading({ slug }: { slug: string }) {
  return <lesson.Reading slug={slug} userId={useUserId()} />;
}

/** The end of a lesson, for the learner who is signed in. */
export function Completion({ module }: { module: number }) {
  return <progress.LessonCompletion module={module} userId={useUserId()} />;
}

export function CompletionDate({ module }: { module: number }) {
  return <progress.LessonCompletionDate module={module} userId={useUserId()} />;
}

export function CompleteAndContinue({ module }: { module: number }) {
  const navigate = useNavigate();
  return (
    <progress.CompleteAndContinue
      module={module}
      userId={useUserId()}
      onCompleted={() => void navigate(`/modulo-${module + 1}`)}
    />
  );
}
