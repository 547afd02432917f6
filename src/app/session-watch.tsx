import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useSession } from '#features/auth/session.tsx';
import { authPath } from '#lib/safe-redirect.ts';
import { isProtected } from './is-protected.ts';

/**
 * A protected page that is open without a session leads to /auth: the session ended (another tab, an expired token),
 * or the stored one with which the page was opened turned out to be no good.
 */
export function SessionWatch() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnProtectedPage = isProtected(useMatches());
  useEffect(() => {
    if (status !== 'signed-out' || !isOnProtectedPage) return;
    void navigate(authPath(pathname + search), { replace: true });
  }, [status, isOnProtectedPage, pathname, search, navigate]);
  return null;
}
