import { useEffect, useState } from 'react';
import type { TokenPiece } from './token-pieces.ts';

export interface Counted {
  text: string;
  pieces: TokenPiece[];
}

/** Counts a text's tokens in a worker. For a moment, the count belongs to the earlier text. */
export function useTokenCounter(text: string) {
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState<Worker>();
  const [hasFailed, setHasFailed] = useState(false);
  const [counted, setCounted] = useState<Counted>();

  useEffect(() => {
    const worker = new Worker(new URL('./token-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Counted | 'ready'>) => {
      if (data === 'ready') setReady(worker);
      else setCounted(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      setHasFailed(true);
    };
    return () => worker.terminate();
  }, [attempt]);

  useEffect(() => ready?.postMessage(text), [ready, text]);

  return {
    counted,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
