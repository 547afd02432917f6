import { safeRedirect } from '#lib/safe-redirect.ts';

/**
 * The confirmation mail leads to the site root (spec section 4). The lesson that the person wanted when
 * signing up is kept here until then, so that they are taken back to it.
 */
const STORAGE_KEY = 'aplica-ia-after-confirmation';

export function rememberDestination(path: string) {
  try {
    if (path === '/') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage the person lands on the root, as the specification says.
  }
}

export function takeDestination(): string {
  try {
    const path = localStorage.getItem(STORAGE_KEY);
    localStorage.removeItem(STORAGE_KEY);
    return safeRedirect(path);
  } catch {
    return '/';
  }
}
