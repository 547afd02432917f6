import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { readMailLink, type AuthPageState, type MailLink } from './mail-return.ts';

/**
 * The link from a mail with which the page was opened. Its token leaves the address bar at once and is kept in the
 * history entry, so that a reload still has it and a copied address does not.
 */
export function useMailLink(): MailLink | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows no fragment.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const mailLink = readMailLink(hash);
    if (mailLink) void navigate({ pathname, search }, { replace: true, state: { mailLink } });
  }, [pathname, search, hash, navigate]);
  if (!isHydrated) return null;
  return readMailLink(hash) ?? (state as AuthPageState | null)?.mailLink ?? null;
}
