import { useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigate, type UIMatch } from 'react-router';
import type { SiteRoute } from '#app/site-routes.ts';
import { nav } from '#content.ts';
import { currentSession, retrySession } from '#features/auth/session-store.ts';
import { useSession } from '#features/auth/session.tsx';
import { focusHeading } from '#lib/focus-heading.ts';
import { authPath } from '#lib/safe-redirect.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { isSigningOut, signOutArrived } from './use-sign-out.ts';

/**
 * A protected page that is open without a session leads to /auth: the session ended (another tab, an expired token),
 * or the stored one with which the page was opened turned out to be no good.
 */
export function SessionWatch() {
  const { status, isUnreachable } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnProtectedPage = isForLearners(useMatches());
  // When the path changes, and not when the first page appears: somebody may have pressed 'Salir' before it did.
  useEffect(() => signOutArrived, [pathname]);
  useEffect(() => {
    // Somebody who pressed 'Salir' is already on the way to the root, which React may not have rendered yet.
    if (status !== 'signed-out' || !isOnProtectedPage || isSigningOut()) return;
    void navigate(authPath(pathname + search), { replace: true });
  }, [status, isOnProtectedPage, pathname, search, navigate]);
  return isUnreachable ? <UnreachableNotice /> : null;
}

/** Nobody knows whether the stored session is still good: it stays, and so does the page. */
function UnreachableNotice() {
  const [isRetrying, setIsRetrying] = useState(false);
  const keptFocus = useKeptFocus<HTMLElement>();
  useEffect(() => {
    const onOnline = () => void retrySession();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  async function retry() {
    setIsRetrying(true);
    await retrySession();
    setIsRetrying(false);
    // The bar is gone, and the button with it, unless somebody has gone on elsewhere meanwhile.
    if (!currentSession().isUnreachable && document.activeElement === document.body) focusHeading();
  }
  return (
    <aside
      role="status"
      {...keptFocus}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-surface print:hidden"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-[14rem] grow basis-0">{nav.unreachable.text}</p>
        <Button size="sm" disabled={isRetrying} onClick={() => void retry()}>
          {isRetrying ? nav.unreachable.retrying : nav.unreachable.retry}
        </Button>
      </div>
    </aside>
  );
}

/** Whether the page is behind sign-in; every route carries its entry of the list of addresses. */
export const isForLearners = (matches: UIMatch[]) =>
  matches.some(({ handle }) => (handle as SiteRoute | undefined)?.access === 'learner');
