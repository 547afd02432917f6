/**
 * The `redirect` parameter of /auth: same-origin paths only (open point 10). Anything else means the root.
 * Control characters are refused because browsers drop them, which could turn `/\t/host` into `//host`.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.startsWith('//')) return '/';
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return '/';
  return target;
}

/** A visitor signs up there and then goes on to the page; a learner goes on at once. */
export const signUpPath = (to: string) => `/auth?modo=crear&redirect=${encodeURIComponent(to)}`;

/** Where every invitation to begin leads. */
export const startPath = signUpPath('/dashboard');

export const authPath = (pathAndQuery: string) => `/auth?redirect=${encodeURIComponent(pathAndQuery)}`;
