import { nav } from '#content.ts';
import { useSession } from '#features/auth/session.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useLeave } from './use-leave.ts';

/**
 * Until the session is known both variants are in the page and CSS shows one, by what the pre-paint
 * script found in storage: nobody sees the wrong one flash by.
 */
export function AccountLinks() {
  const { status } = useSession();
  const leave = useLeave();

  return (
    <>
      {status !== 'signed-in' && (
        <Link
          to="/auth"
          className={buttonClass('primary', 'sm', status === 'loading' ? 'when-signed-out' : '')}
        >
          {nav.signIn}
        </Link>
      )}
      {status !== 'signed-out' && (
        <span className={`flex items-center gap-2 ${status === 'loading' ? 'when-signed-in' : ''}`}>
          <Link to="/dashboard" className={buttonClass('secondary', 'sm')}>
            {nav.dashboard}
          </Link>
          <Button variant="quiet" size="sm" onClick={() => void leave()}>
            {nav.signOut}
          </Button>
        </span>
      )}
    </>
  );
}
