import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readApiReturn, takeDestination, type AuthPageState } from '#features/auth/mail-return.ts';
import { useSession } from '#features/auth/session.tsx';
import { authPath } from '#lib/safe-redirect.ts';

const arrivalAtStart = typeof location === 'undefined' ? null : readApiReturn(location.hash);

const NOTICES = {
  confirmed: 'confirmed',
  'password-link': 'password-link-expired',
  expired: 'link-expired',
} as const;

/**
 * People who come from the API's own verify address, and not from the page that our mails lead to. A session that the
 * address carries is not taken over: it is removed from the address bar, and whoever is signed in stays who they are.
 */
export function MailReturnHandler() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pending = useRef(arrivalAtStart);
  useEffect(() => {
    const arrival = pending.current;
    if (!arrival || status === 'loading') return;
    pending.current = null;
    if (status === 'signed-in') {
      void navigate({ pathname, search }, { replace: true });
      return;
    }
    const state: AuthPageState = { notice: NOTICES[arrival] };
    // As soon as they have signed in, on to what they wanted when they signed up.
    const target = arrival === 'confirmed' ? authPath(takeDestination()) : '/auth';
    void navigate(target, { replace: true, state });
  }, [status, pathname, search, navigate]);
  return null;
}
