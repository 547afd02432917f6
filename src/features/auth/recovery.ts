import { forgetInTab, readTab, writeTab } from '#lib/tab-storage.ts';

const STORAGE_KEY = 'aplica-ia-recovery';

/**
 * A recovery link was opened in this tab: for which account. A reload keeps it, closing the tab ends it, and other
 * tabs never have it: the session alone does not allow a new password.
 */
export function createRecovery() {
  /** Where storage is forbidden the visit has to do. */
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
