import { dashboard, type LessonPlace } from '#content.ts';

export interface NextLesson {
  to: string;
  /** The guide is no module. */
  module: { number: number; name: string } | undefined;
  /** Where the learner stopped; undefined for a lesson to begin. */
  section: LessonPlace['sections'][number] | undefined;
  /** Of reading, to the end of the lesson; 0 where there is no text to read. */
  minutes: number;
}

const moduleOf = (number: number | undefined) => dashboard.modules.find((one) => one.number === number);

const minutesFrom = (sections: LessonPlace['sections']) =>
  sections.reduce((sum, { minutes }) => sum + minutes, 0);

/** The place where the learner stopped on this device; else the next pending module; null when all six are done. */
export function nextLesson(
  lessons: LessonPlace[],
  isCompleted: (module: number) => boolean,
  stopped: { slug: string; heading: string } | null,
): NextLesson | null {
  return (stopped && unfinished(lessons, isCompleted, stopped)) ?? pending(lessons, isCompleted);
}

function unfinished(
  lessons: LessonPlace[],
  isCompleted: (module: number) => boolean,
  { slug, heading }: { slug: string; heading: string },
): NextLesson | null {
  const lesson = lessons.find((one) => one.slug === slug);
  const index = lesson?.sections.findIndex(({ headings }) => headings.includes(heading)) ?? -1;
  const section = lesson?.sections[index];
  if (!lesson || !section) return null;
  // Only modules can be completed; the guide ends with its last section.
  const isDone = lesson.module ? isCompleted(lesson.module) : index === lesson.sections.length - 1;
  if (isDone) return null;
  return {
    to: `/${slug}#${heading}`,
    module: moduleOf(lesson.module),
    section,
    minutes: minutesFrom(lesson.sections.slice(index)),
  };
}

function pending(lessons: LessonPlace[], isCompleted: (module: number) => boolean): NextLesson | null {
  const module = dashboard.modules.find(({ number }) => !isCompleted(number));
  if (!module) return null;
  const lesson = lessons.find((one) => one.module === module.number);
  return { to: module.to, module, section: undefined, minutes: lesson ? minutesFrom(lesson.sections) : 0 };
}
