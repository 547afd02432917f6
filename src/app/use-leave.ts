import { useNavigate } from 'react-router';

/** Ends the session and goes to the site root. */
export function useLeave() {
  const navigate = useNavigate();
  return async () => {
    // First away from a protected page, so that its guard does not send the person to /auth.
    await navigate('/');
    const { signOut } = await import('#features/auth/actions.ts');
    await signOut();
  };
}
