import { forgetInTab, readTab, writeTab } from '#lib/tab-storage.ts';

const STORAGE_KEY = 'aplica-ia-recovery';

/**
 * The account whose recovery link this tab opened. A reload keeps it, closing the tab ends it, and other
 * tabs never have it: the session alone does not allow a new password.
 */
export function createRecovery() {
  /** For browsers that block storage; lasts until the page closes. */
  let account: string | null = null;
  return {
    remember(userId: string) {
      account = userId;
      writeTab(STORAGE_KEY, userId);
    },
    forget() {
      account = null;
      forgetInTab(STORAGE_KEY);
    },
    isOf: (userId: string) => (account ?? readTab(STORAGE_KEY)) === userId,
  };
}
