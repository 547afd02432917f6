type Undo = () => Promise<unknown>;

/** Runs the work and then, also when it failed, undoes what it started, last things first. */
export async function withCleanup(work: (later: (undo: Undo) => void) => Promise<void>) {
  const undos: Undo[] = [];
  try {
    await work((undo) => void undos.unshift(undo));
  } finally {
    for (const undo of undos) await undo();
  }
}
