/**
 * The `redirect` parameter of /auth: same-origin paths only (open point 10). Anything else means the root.
 * Control characters are refused because browsers drop them, which could turn `/\t/host` into `//host`.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.startsWith('//')) return '/';
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return '/';
  return target;
}

/** Where every invitation to begin leads: a visitor signs up there, a learner goes on to the dashboard at once. */
export const startPath = '/auth?modo=crear&redirect=%2Fdashboard';

export const authPath = (pathAndQuery: string) => `/auth?redirect=${encodeURIComponent(pathAndQuery)}`;
