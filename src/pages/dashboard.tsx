import { ContinueCard } from '#features/dashboard/continue-card.tsx';
import { dashboardSection, DashboardView } from '#features/dashboard/dashboard-view.tsx';
import { lastPlace } from '#features/lessons/reading-position.ts';
import { ModuleProgress } from '#features/progress/module-progress.tsx';
import { useProgress } from '#features/progress/progress.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { componentOnDemand } from '#lib/code-on-demand.tsx';
import type { WithUser } from '#lib/user-id.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const PracticeToday = componentOnDemand(() =>
  import('#practice/practice-today.tsx').then((m) => m.PracticeToday),
);

export function DashboardPage({ section, lessons, userId }: WithUser<IslandProps['dashboard']>) {
  return (
    <DashboardView
      section={dashboardSection(section)}
      next={<Next lessons={lessons} userId={userId} />}
      progress={<ModuleProgress userId={userId} />}
    />
  );
}

/** If the progress cannot be read, the place on this device still counts; the list below says what failed. */
function Next({ lessons, userId }: WithUser<Pick<IslandProps['dashboard'], 'lessons'>>) {
  const { isLoading, completedAt } = useProgress(userId);
  if (!userId || isLoading) return <Skeleton className="h-64 w-full" />;
  return (
    <ContinueCard
      lessons={lessons}
      isCompleted={(module) => completedAt(module) !== undefined}
      stopped={lastPlace(userId)}
      practice={<PracticeToday userId={userId} />}
    />
  );
}
