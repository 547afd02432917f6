import { useEffect, useState } from 'react';
import { workshopTrades, type WorkshopExercise, type WorkshopTrade } from '#content.ts';

/** One file per trade, fetched when one of its exercises is opened. */
const trades = import.meta.glob<WorkshopTrade>('../../../../content/practice/taller/*.yaml', {
  import: 'default',
});

/** The exercise's entry in the list, which is there before the exercise is. */
export function findExercise(slug: string) {
  for (const trade of workshopTrades) {
    const entry = trade.ejercicios.find((exercise) => exercise.slug === slug);
    if (entry) return { trade, entry };
  }
  return undefined;
}

export async function loadExercise(slug: string): Promise<WorkshopExercise> {
  const trade = findExercise(slug)?.trade.slug ?? '';
  const load = Object.entries(trades).find(([file]) => file.endsWith(`/${trade}.yaml`))?.[1];
  const exercise = (await load?.())?.ejercicios.find((one) => one.slug === slug);
  if (!exercise) throw new Error(`no exercise ${slug}`);
  return exercise;
}

type Loading =
  | { status: 'loading' }
  | { status: 'ready'; exercise: WorkshopExercise }
  | { status: 'failed'; retry: () => void };

export function useExercise(slug: string): Loading {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ slug: string; attempt: number; exercise: WorkshopExercise | null }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (exercise: WorkshopExercise | null) => {
      if (isCurrent) setState({ slug, attempt, exercise });
    };
    loadExercise(slug).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt]);
  if (state?.slug !== slug || (state.attempt !== attempt && !state.exercise)) return { status: 'loading' };
  if (!state.exercise) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', exercise: state.exercise };
}
