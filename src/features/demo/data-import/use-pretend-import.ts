import { useEffect, useState } from 'react';

const STEP_MS = 100;
const STEP = 4;

export interface PretendImport {
  what: string;
  /** From 0 to 100. */
  progress: number;
}

/** Advances a bar and does nothing else: no file is read and nothing is sent. */
export function usePretendImport() {
  const [running, setRunning] = useState<PretendImport | null>(null);
  const isAdvancing = running !== null && running.progress < 100;

  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => {
      setRunning((current) => current && { ...current, progress: Math.min(100, current.progress + STEP) });
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isAdvancing]);

  return {
    running,
    isAdvancing,
    start: (what: string) => setRunning({ what, progress: 0 }),
    clear: () => setRunning(null),
  };
}
