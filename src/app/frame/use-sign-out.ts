import { useNavigate } from 'react-router';
import { endSession, forgetStoredSession, storedUserId } from '#features/auth/session-store.ts';

let isOnTheWay = false;

/** The page on the screen is being left for good, and needs no session any more. */
export const isSigningOut = () => isOnTheWay;

/** Another page is there. */
export function signOutArrived() {
  isOnTheWay = false;
}

/** Ends the session and goes to the site root. Of one that ended with its account the server need not be told. */
export function useSignOut() {
  const navigate = useNavigate();
  return async ({ hasEnded = false } = {}) => {
    isOnTheWay = true;
    const userId = storedUserId();
    // First here, where nothing can fail: nobody stays signed in by a lost connection.
    const accessToken = forgetStoredSession();
    await navigate('/');
    // Where its code cannot be fetched, nothing is offered.
    if (userId && !hasEnded)
      import('./forget-device.ts').then(({ offerToForget }) => offerToForget(userId)).catch(() => undefined);
    await endSession(hasEnded ? undefined : accessToken);
  };
}
