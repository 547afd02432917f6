/** The calls to the auth service that cost something: a password hash, a mail, or a guess at a secret. */
export type AuthAction = 'sign-in' | 'sign-up' | 'recovery' | 'resend' | 'verify' | 'refresh' | 'change-user';

export type AuthBody = Record<string, unknown>;

/** Everything that the browser's client uses (specification, section 7); the rest of the auth API stays closed. */
export const openAuthPaths = new Set([
  '/auth/v1/signup',
  '/auth/v1/token',
  '/auth/v1/logout',
  '/auth/v1/user',
  '/auth/v1/otp',
  '/auth/v1/verify',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/settings',
  '/auth/v1/health',
]);

const actions: Record<string, AuthAction> = {
  'POST /auth/v1/signup': 'sign-up',
  'POST /auth/v1/otp': 'recovery',
  'POST /auth/v1/recover': 'recovery',
  'POST /auth/v1/resend': 'resend',
  'POST /auth/v1/verify': 'verify',
  'GET /auth/v1/verify': 'verify',
  'HEAD /auth/v1/verify': 'verify',
  'PUT /auth/v1/user': 'change-user',
};

export function authAction(method: string, path: string, grantType: string | null): AuthAction | null {
  if (method === 'POST' && path === '/auth/v1/token')
    return grantType === 'refresh_token' ? 'refresh' : 'sign-in';
  return actions[`${method} ${path}`] ?? null;
}

/** Whom an attempt is aimed at: the address in the body, or the token that stands for somebody. */
export function authSubject(action: AuthAction, body: AuthBody, headers: Headers): string | null {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  if (action === 'refresh') return text(body.refresh_token);
  if (action === 'change-user') return headers.get('authorization');
  return text(body.email)?.trim().toLowerCase() ?? null;
}

/** Calls that hash a password: bcrypt is slow on purpose. `otp` hashes one for an account that it creates. */
export function hashesPassword(action: AuthAction | null, path: string, body: AuthBody): boolean {
  if (action === 'sign-in' || action === 'sign-up') return true;
  if (action === 'change-user') return body.password !== undefined;
  return path === '/auth/v1/otp';
}

const textFields = ['email', 'password', 'phone', 'type', 'token', 'token_hash', 'refresh_token', 'nonce'];

/** Bodies that the backend would fail on instead of refusing them: no object, or something else where text belongs. */
export function isMalformed(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return true;
  const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0');
  const fields = body as AuthBody;
  return textFields.some(
    (name) => fields[name] !== undefined && fields[name] !== null && !isText(fields[name]),
  );
}

const needsAddress = new Set<AuthAction | null>(['sign-in', 'sign-up', 'recovery', 'resend']);

export const lacksAddress = (action: AuthAction | null, { email }: AuthBody): boolean =>
  needsAddress.has(action) && (typeof email !== 'string' || email.trim() === '');
