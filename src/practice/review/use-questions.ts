import { useEffect, useState } from 'react';
import { reviewLessons, type LessonQuestion } from '#content.ts';

/** One file per lesson, fetched when one of its questions comes up. */
const files = import.meta.glob<LessonQuestion[]>('../../../content/practice/repaso/*.yaml', {
  import: 'default',
});

export const lessonOf = (id: string) => reviewLessons.find(({ ids }) => ids.includes(id));

async function loadLesson(slug: string): Promise<LessonQuestion[]> {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${slug}.yaml`))?.[1];
  return (await load?.()) ?? [];
}

/** The questions loaded so far, by name. */
export function useQuestions(ids: string[]) {
  const [questions, setQuestions] = useState<ReadonlyMap<string, LessonQuestion>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const missing = [
    ...new Set(ids.filter((id) => !questions.has(id)).flatMap((id) => lessonOf(id)?.slug ?? [])),
  ].join();
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    Promise.all(missing.split(',').map(loadLesson)).then(
      (loaded) => {
        if (!isCurrent) return;
        setQuestions((known) => new Map([...known, ...loaded.flat().map((one) => [one.id, one] as const)]));
      },
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return { questions, hasFailed };
}
