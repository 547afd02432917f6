import { useEffect, useState } from 'react';

/** Long enough for the open part to be drawn, for browsers that do not say when they are idle (Safari). */
const A_MOMENT_MS = 500;

/** True once the browser has nothing more urgent to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(rest, { timeout: 2000 });
      return () => cancelIdleCallback(id);
    }
    const timer = setTimeout(rest, A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
