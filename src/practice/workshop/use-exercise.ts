import { useEffect, useState } from 'react';
import { workshopTrades, type WorkshopExercise, type WorkshopTrade } from '#content.ts';

/** One file per trade, fetched when one of its exercises is opened. */
const trades = import.meta.glob<WorkshopTrade>('../../../content/practice/taller/*.yaml', {
  import: 'default',
});

/** The exercise's entry in the list, available before the exercise itself is loaded. */
export function findExercise(slug: string) {
  for (const trade of workshopTrades) {
    const entry = trade.exercises.find((exercise) => exercise.slug === slug);
    if (entry) return { trade, entry };
  }
  return undefined;
}

export async function loadExercise(slug: string): Promise<WorkshopExercise> {
  const trade = findExercise(slug)?.trade.slug ?? '';
  const load = Object.entries(trades).find(([file]) => file.endsWith(`/${trade}.yaml`))?.[1];
  const exercise = (await load?.())?.exercises.find((one) => one.slug === slug);
  if (!exercise) throw new Error(`no exercise ${slug}`);
  return exercise;
}

type Loading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; exercise: WorkshopExercise };

export function useExercise(slug: string): Loading {
  const [loaded, setLoaded] = useState<{ slug: string; exercise: WorkshopExercise | null }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (exercise: WorkshopExercise | null) => {
      if (isCurrent) setLoaded({ slug, exercise });
    };
    loadExercise(slug).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  if (loaded?.slug !== slug) return { status: 'loading' };
  return loaded.exercise ? { status: 'ready', exercise: loaded.exercise } : { status: 'failed' };
}
