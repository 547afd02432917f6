import { useSearchParams } from 'react-router';
import { useSignOut } from '#app/frame/use-sign-out.ts';
import { dashboard, site } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { dashboardSection, DashboardView } from '#features/dashboard/dashboard-view.tsx';
import { ModuleProgress } from '#features/progress/module-progress.tsx';
import { ThemeToggle } from '#features/theme/theme.tsx';
import { usePageMeta } from '#lib/page-meta.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

export function DashboardPage() {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const signOut = useSignOut();
  const userId = useUserId();
  const section = dashboardSection(isHydrated ? params.get('seccion') : null);
  const label = dashboard.sections.find(({ id }) => id === section && id !== 'inicio')?.label;
  usePageMeta({
    title: `${label ? `${label} · ` : ''}${dashboard.title} | ${site.name}`,
    description: dashboard.inicio.text,
  });

  return (
    <DashboardView
      section={section}
      progress={<ModuleProgress userId={userId} />}
      themeToggle={(isLabelVisible) => <ThemeToggle isLabelVisible={isLabelVisible} />}
      onSignOut={() => void signOut()}
    />
  );
}
