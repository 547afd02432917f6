import type { Lesson } from '#common/lesson-tree.ts';
import { countWords, essentialWords, nodesWords, readingPace } from '#tools/content/lesson/reading-time.ts';

/** Words that a reader sees in the lesson's body, without the header and the markup of blocks. */
export function lessonWords(lesson: Lesson): number {
  const sections = lesson.sections.map(({ title, nodes }) => countWords(title) + nodesWords(nodes));
  return sections.reduce((sum, words) => sum + words, nodesWords(lesson.intro));
}

/** A warning if the essential route takes longer than the duration promises. */
export function lengthWarning(lesson: Lesson): string | undefined {
  const words = essentialWords(lesson);
  const minutes = Math.ceil(words / readingPace);
  const promised = Number(/(\d+) min$/.exec(lesson.header.duration)?.[1]);
  if (words <= promised * readingPace) return undefined;
  return `Lo esencial tiene ${words} palabras, ${minutes} min de lectura, y «duration» promete ${promised}.`;
}
