import type { LessonQuestion } from '#content.ts';

/** Hashes a text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * The options in an order that changes each day, so learners cannot memorise the place of the right one, and stays the same
 * all day, so a reload changes nothing.
 */
export function optionsOn(day: string, { id, right, wrong }: LessonQuestion) {
  return [{ ...right, isRight: true }, ...wrong.map((option) => ({ ...option, isRight: false }))]
    .map((option) => ({ option, place: numberOf(`${day} ${id} ${option.text}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}
