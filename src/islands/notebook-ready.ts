import { sessionStore } from '#features/auth/session-store.ts';

/** Resolves when the learner's notebook is open, or at once for a visitor. */
export async function notebookReady() {
  const { session } = await sessionStore().ready();
  if (!session) return;
  const { notebookOf } = await import('#lib/notebook/notebook-of.ts');
  await notebookOf(session.user.id).ready;
}
