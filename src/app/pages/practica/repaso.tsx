import { useLocation, useNavigate } from 'react-router';
import { repaso } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { ReviewView } from '#features/review/review-view.tsx';
import { usePageMeta } from '#lib/page-meta.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

/** `?pregunta=a&pregunta=b`: the questions of a section, where a lesson leads here. */
export function RepasoPage() {
  usePageMeta(repaso.meta);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? new URLSearchParams(search).getAll('pregunta') : [];
  return (
    <ReviewView
      userId={useUserId()}
      asked={asked}
      onAskedDone={() => void navigate(pathname, { replace: true })}
    />
  );
}
