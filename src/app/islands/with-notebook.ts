import { sessionReady } from '#features/auth/session-store.ts';

/**
 * What was written earlier is there when an island takes the place of what the build drew: nobody types into a field
 * twice, and no tick is missing for a moment. Code and notebook are waited for at the same time.
 */
export async function withNotebook<Component>(code: Promise<Component>): Promise<Component> {
  const [component] = await Promise.all([code, notebookReady()]);
  return component;
}

async function notebookReady() {
  const { session } = await sessionReady();
  if (!session) return;
  const { notebookOf } = await import('#lib/notebook/use-notebook.ts');
  await notebookOf(session.user.id).ready;
}
