import { Reading } from '#features/lessons/reading.tsx';
import { useProgress } from '#features/progress/progress.ts';
import type { IslandProps } from '#lib/islands.ts';
import type { WithUser } from '#lib/user-id.ts';

/** Where the reader is, and the offer to go on there; what is completed comes from the server. */
export function LessonReading({ slug, module, userId }: WithUser<IslandProps['reading']>) {
  const { completedAt, isLoading } = useProgress(module === undefined ? null : userId);
  const isCompleted =
    module === undefined ? false : isLoading ? undefined : completedAt(module) !== undefined;
  return <Reading slug={slug} userId={userId} isCompleted={isCompleted} />;
}
