import { dashboard, type DashboardSectionId } from '#content.ts';

/** The section that the address names; anything unknown means the first one. */
export function dashboardSection(name: string | null): DashboardSectionId {
  return dashboard.sections.find(({ id }) => id === name)?.id ?? 'inicio';
}
