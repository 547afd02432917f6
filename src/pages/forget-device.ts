import { forgetPositions } from '#features/lessons/reading-position.ts';

/** Deletes what this browser stores for an account: the notebook, and the reading position in each lesson. */
export async function forgetDevice(userId: string): Promise<void> {
  const { forgetNotebook } = await import('#lib/notebook/notebook-of.ts');
  forgetPositions(userId);
  await forgetNotebook(userId);
}
