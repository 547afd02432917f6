import { redirect, replace } from 'react-router';
import { authPath } from '#lib/safe-redirect.ts';
import { sessionReady } from './session-store.ts';

let isAppOpen = false;

/** The layout reports that it is on the screen: from then on people follow links. Returns the cleanup. */
export function reportAppOpen() {
  isAppOpen = true;
  return () => {
    isAppOpen = false;
  };
}

/** Loader of every protected route: visitors go to /auth and come back to where they wanted to be. */
export async function requireSession({ request }: { request: Request }) {
  const { status, isUnreachable } = await sessionReady();
  // A stored session that cannot be looked at is no reason to send anybody away; SessionWatch says what is the matter.
  if (status === 'signed-in' || isUnreachable) return null;
  const { pathname, search } = new URL(request.url);
  // A typed address, a reload and Back are in the history already, and /auth takes that place. A followed link is
  // not there yet: replacing would remove the page on which the link stands.
  const isFollowedLink = isAppOpen && location.pathname + location.search !== pathname + search;
  throw (isFollowedLink ? redirect : replace)(authPath(pathname + search));
}
