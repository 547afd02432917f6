import { useCallback, useEffect, useState } from 'react';
import { isoDay } from './dates.ts';

/**
 * Today, as this page sees it. It changes when the learner returns to the page or does something (`lookAgain`), not at
 * midnight: the page must not change while the learner works.
 */
export function useToday() {
  const [today, setToday] = useState(() => new Date());
  const lookAgain = useCallback(
    () => setToday((known) => (isoDay(known) === isoDay(new Date()) ? known : new Date())),
    [],
  );
  useEffect(() => {
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [lookAgain]);
  return { today, lookAgain };
}
