import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useSession } from '#features/auth/session.tsx';
import { authPath } from '#lib/safe-redirect.ts';
import { isProtected } from './is-protected.ts';

/** A session that ends while a protected page is open (another tab, an expired token) leads to /auth. */
export function SessionWatch() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnProtectedPage = isProtected(useMatches());
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    if (status !== 'signed-out' || !wasSignedIn.current) return;
    wasSignedIn.current = false;
    if (isOnProtectedPage) void navigate(authPath(pathname + search), { replace: true });
  }, [status, isOnProtectedPage, pathname, search, navigate]);
  return null;
}
