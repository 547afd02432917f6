import { dashboardSection, DashboardView } from '#features/dashboard/dashboard-view.tsx';
import { ModuleProgress } from '#features/progress/module-progress.tsx';
import type { IslandProps } from '#common/island-contract.ts';
import type { WithUser } from '#lib/user-id.ts';

export function DashboardPage({ section, userId }: WithUser<IslandProps['dashboard']>) {
  return <DashboardView section={dashboardSection(section)} progress={<ModuleProgress userId={userId} />} />;
}
