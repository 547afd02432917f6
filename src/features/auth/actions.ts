import type { AuthError } from '@supabase/auth-js';
import { auth } from '#content.ts';
import type { MailLink } from './mail-return.ts';
import { sessionStore } from './session-store.ts';

/** The provider's message, and its code, which selects an explanation in Spanish. */
export interface AuthFailure {
  message: string;
  code: string | undefined;
}

function failure(error: AuthError | null): AuthFailure | null {
  if (!error) return null;
  // No answer, or a status of 500 or more, whose body the client does not read: no message, no code.
  if (error.name === 'AuthRetryableFetchError') {
    const code = error.status === 0 ? 'network' : 'server_busy';
    return { message: auth.explain[code], code };
  }
  return { message: error.message, code: error.code };
}

export async function signIn(email: string, password: string) {
  const client = await sessionStore().connect();
  const { error } = await client.auth.signInWithPassword({ email, password });
  return failure(error);
}

export async function signUp(email: string, password: string) {
  const client = await sessionStore().connect();
  // Spec section 4: the confirmation leads to the site root of the current origin.
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}/` },
  });
  return failure(error);
}

export async function sendRecovery(email: string) {
  const client = await sessionStore().connect();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/auth?modo=nueva-contrasena`,
  });
  return failure(error);
}

export async function resendConfirmation(email: string) {
  const client = await sessionStore().connect();
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/` },
  });
  return failure(error);
}

export async function setPassword(password: string) {
  const client = await sessionStore().connect();
  const { error } = await client.auth.updateUser({ password });
  return failure(error);
}

/** Uses up a mail's link: confirms the account or allows a new password, and signs in. */
export async function openMailLink({ tokenHash, type }: MailLink) {
  const client = await sessionStore().connect();
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  if (type === 'recovery' && data.user) sessionStore().beginRecovery(data.user.id);
  return failure(error);
}
