import { useEffect, useState } from 'react';

/** Spec section 2: the workspace fades in 300 ms after the page. Until then it is there, only not seen. */
export const ENTRANCE_MS = 300;

export function useEntrance() {
  const [hasEntered, setHasEntered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasEntered(true), ENTRANCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasEntered;
}
