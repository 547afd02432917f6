import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '#content.ts';
import { takeDestination } from '#features/auth/after-confirmation.ts';
import { readMailReturn } from '#features/auth/mail-return.ts';
import { useSession } from '#features/auth/session.tsx';
import { toast } from '#lib/toasts.ts';

/** Read at once: the backend's client removes the fragment when it takes the session out of it. */
const arrivalAtStart = typeof location === 'undefined' ? null : readMailReturn(location.hash);

/** Brings people who come from a link in a mail to where they belong. */
export function MailReturnHandler() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pending = useRef(arrivalAtStart);
  useEffect(() => {
    const arrival = pending.current;
    if (!arrival || status === 'loading') return;
    pending.current = null;
    if (arrival.kind === 'expired' || (arrival.kind === 'confirmed' && status === 'signed-out')) {
      void navigate('/auth', { replace: true, state: { isLinkExpired: true } });
    } else if (arrival.kind === 'recovery') {
      if (pathname !== '/auth') void navigate('/auth?modo=nueva-contrasena', { replace: true });
    } else if (pathname === '/') {
      toast(messages.signInSucceeded);
      void navigate(takeDestination(), { replace: true });
    }
  }, [status, pathname, navigate]);
  return null;
}
