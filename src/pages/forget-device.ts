import { forgetPositions } from '#features/lessons/reading-position.ts';

/** Deletes what this browser keeps for an account: its notebook, and where it was in each lesson. */
export async function forgetDevice(userId: string): Promise<void> {
  const { forgetNotebook } = await import('#lib/notebook/use-notebook.ts');
  forgetPositions(userId);
  await forgetNotebook(userId);
}
