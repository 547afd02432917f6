import { randomUUID } from 'node:crypto';
import {
  authAction,
  authSubject,
  hashesPassword,
  isMalformed,
  lacksAddress,
  openAuthPaths,
  type AuthBody,
} from './auth-actions.ts';
import type { AuthLimits } from './auth-limits.ts';
import { apiError, mailNotSent, serverBusy, tooManyRequests } from '#server/http/api-errors.ts';
import type { Backend } from '#server/database/backend.ts';
import { BusyError, type HashQueue } from './hash-queue.ts';
import { mailContext, type MailContext } from '#server/mail/mailer.ts';
import { allowedRedirect } from '#server/http/origin.ts';

export interface AuthApiOptions {
  backend: Backend;
  limits: AuthLimits;
  hashQueue: HashQueue;
}

export interface AuthCall {
  request: Request;
  /** Whom the limits count, and what the socket says. */
  client: string;
  peerAddress: string | null;
  /** Where links in mails lead. */
  origin: string;
}

/** What is not JSON, or not there, counts as an empty object: the backend refuses it in its own words. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Everything in front of the auth service of @supabase/lite: what it lacks, and what it answers differently. */
export function createAuthApi({ backend, limits, hashQueue }: AuthApiOptions) {
  /** The learner gets to the page that asked, with the session or the reason in the fragment. */
  const followLink = async (call: AuthCall, url: URL): Promise<Response> => {
    const target = allowedRedirect(url.searchParams.get('redirect_to'), call.origin);
    const answer = await backend.fetch(call.request, call.peerAddress);
    const location = answer.headers.get('location');
    if (answer.status !== 303 || !location) return answer;
    const fragment = new URLSearchParams(location.slice(location.indexOf('#') + 1));
    if (fragment.get('error_code') === 'otp_expired') {
      fragment.set('error_description', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.');
    }
    if (fragment.get('error_code') === 'server_error') {
      fragment.set(
        'error_description',
        'No hemos podido comprobar el enlace. Ábrelo otra vez en un momento.',
      );
    }
    const headers = new Headers({
      Location: `${target}#${fragment.toString()}`,
      'Cache-Control': 'no-store',
    });
    return new Response(null, { status: 303, headers });
  };

  const resend = async (body: AuthBody): Promise<Response> => {
    if (body.type !== 'signup' || typeof body.email !== 'string') {
      return apiError(400, 'validation_failed', 'Indica el tipo signup y una dirección de correo.');
    }
    const refused = await backend.accounts.sendConfirmationAgain(body.email);
    return refused ? tooManyRequests(refused.retryAfter, 'over_email_send_rate_limit') : Response.json({});
  };

  /**
   * As hosted Supabase answers, so that nobody can find out who has an account: success without a session. An
   * account that waits for its confirmation gets the mail again; a confirmed one shows no identities.
   */
  const repeatedSignUp = async (email: string): Promise<Response> => {
    const account = await backend.accounts.find(email);
    await backend.accounts.sendConfirmationAgain(email);
    const now = new Date().toISOString();
    const id = randomUUID();
    const identity = {
      identity_id: randomUUID(),
      id,
      user_id: id,
      provider: 'email',
      identity_data: { email, sub: id },
    };
    return Response.json({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: email.trim().toLowerCase(),
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: account?.isConfirmed ? [] : [identity],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    });
  };

  const dispatch = async (call: AuthCall, url: URL, body: AuthBody): Promise<Response> => {
    if (url.pathname === '/auth/v1/resend') return resend(body);
    if (url.pathname === '/auth/v1/verify' && call.request.method !== 'POST') return followLink(call, url);
    const answer = await backend.fetch(call.request, call.peerAddress);
    const isRepeated = url.pathname === '/auth/v1/signup' && answer.status === 429;
    return isRepeated && typeof body.email === 'string' ? repeatedSignUp(body.email) : answer;
  };

  return async (call: AuthCall): Promise<Response> => {
    const { method, headers } = call.request;
    const url = new URL(call.request.url);
    if (!openAuthPaths.has(url.pathname))
      return apiError(404, 'not_found', 'Esta dirección no existe en la API.');
    const action = authAction(method, url.pathname, url.searchParams.get('grant_type'));
    const parsed = parseBody(await call.request.clone().text());
    if (isMalformed(parsed)) return apiError(400, 'validation_failed', 'Los datos enviados no son válidos.');
    const body = parsed as AuthBody;
    const wait = action && limits.take(action, call.client, authSubject(action, body, headers));
    if (wait) return tooManyRequests(wait);
    if (lacksAddress(action, body)) {
      return apiError(400, 'validation_failed', 'Escribe una dirección de correo.');
    }
    const redirectTo = allowedRedirect(url.searchParams.get('redirect_to'), call.origin);
    const context: MailContext = { origin: call.origin, redirectTo };
    const work = () => mailContext.run(context, () => dispatch(call, url, body));
    try {
      const answer = hashesPassword(action, url.pathname, body) ? await hashQueue.run(work) : await work();
      return context.hasFailed ? mailNotSent() : answer;
    } catch (error) {
      if (error instanceof BusyError) return serverBusy(error.retryAfter);
      if (!context.hasFailed) throw error;
      console.error('The mail was not sent:', error);
      return mailNotSent();
    }
  };
}
