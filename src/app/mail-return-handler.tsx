import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '#content.ts';
import { takeDestination } from '#features/auth/after-confirmation.ts';
import { readMailReturn } from '#features/auth/mail-return.ts';
import { useSession } from '#features/auth/session.tsx';
import { toast } from '#lib/toasts.ts';

/** Brings people who come from a link in a mail to where they belong. */
export function MailReturnHandler() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Read once: the backend's client removes the fragment when it takes the session out of it.
  const [arrival, setArrival] = useState(() =>
    typeof location === 'undefined' ? null : readMailReturn(location.hash),
  );
  useEffect(() => {
    if (!arrival || status === 'loading') return;
    setArrival(null);
    if (arrival.kind === 'expired' || (arrival.kind === 'confirmed' && status === 'signed-out')) {
      void navigate('/auth', { replace: true, state: { isLinkExpired: true } });
    } else if (arrival.kind === 'recovery') {
      if (pathname !== '/auth') void navigate('/auth?modo=nueva-contrasena', { replace: true });
    } else if (pathname === '/') {
      toast(messages.signInSucceeded);
      void navigate(takeDestination(), { replace: true });
    }
  }, [arrival, status, pathname, navigate]);
  return null;
}
