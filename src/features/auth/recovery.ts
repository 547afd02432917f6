/**
 * A recovery link was opened in this tab: for which account. A reload keeps it, closing the tab ends it, and other
 * tabs never have it: the session alone does not allow a new password.
 */
const STORAGE_KEY = 'aplica-ia-recovery';

/** Where storage is forbidden the visit has to do. */
let account: string | null = null;

export function rememberRecovery(userId: string) {
  account = userId;
  try {
    sessionStorage.setItem(STORAGE_KEY, userId);
  } catch {
    // See above.
  }
}

export function forgetRecovery() {
  account = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above.
  }
}

export function isRecoveryOf(userId: string): boolean {
  if (account !== null) return account === userId;
  try {
    return sessionStorage.getItem(STORAGE_KEY) === userId;
  } catch {
    return false;
  }
}
