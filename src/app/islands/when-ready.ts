import { sessionReady } from '#features/auth/session-store.ts';
import { notebookOf } from '#lib/notebook/use-notebook.ts';

/**
 * What was written earlier is there when an island takes the place of what the build drew: nobody types into a field
 * twice, and no tick is missing for a moment.
 */
export async function whenReady<Component>(component: Component): Promise<Component> {
  const { session } = await sessionReady();
  if (session) await notebookOf(session.user.id).ready;
  return component;
}
