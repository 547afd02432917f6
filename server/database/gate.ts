/** Lets only so many in at a time; whoever has waited too long gets null. */
export function createGate(atOnce: number, patienceMs: number) {
  let inside = 0;
  const waiting = new Set<(isIn: boolean) => void>();

  const enter = (): boolean | Promise<boolean> => {
    if (inside < atOnce) {
      inside += 1;
      return true;
    }
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => call(false), patienceMs);
      const call = (isIn: boolean) => {
        clearTimeout(timer);
        waiting.delete(call);
        resolve(isIn);
      };
      waiting.add(call);
    });
  };

  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (!(await enter())) return null;
    try {
      return await work();
    } finally {
      // The place passes to the next in line without ever being free.
      const [next] = waiting;
      if (next) next(true);
      else inside -= 1;
    }
  };
}
