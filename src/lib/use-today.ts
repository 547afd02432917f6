import { useCallback, useEffect, useState } from 'react';
import { isoDay } from './dates.ts';

/**
 * The day it is for this page. It changes when the learner comes back to the page or does something (`lookAgain`), not by
 * itself: at midnight nothing moves under somebody's hands.
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
