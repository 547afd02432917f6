type Undo = () => Promise<unknown>;
export type Later = (undo: Undo) => void;

/** Runs the work and then, even if it failed, undoes what it started, last things first. */
export async function withCleanup(work: (later: Later) => Promise<void>) {
  const undos: Undo[] = [];
  try {
    await work((undo) => void undos.unshift(undo));
  } finally {
    for (const undo of undos) await undo();
  }
}
