import { useEffect, useState } from 'react';
import { isoDay } from './dates.ts';

/** The learner's day, as 2026-11-15; looked at again when somebody comes back to a page that stayed open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => isoDay(new Date()));
  useEffect(() => {
    const look = () => setToday(isoDay(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
