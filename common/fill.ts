/**
 * Puts values into the places of a text: `fill('Módulo {n}', { n: 2 })`. A name without a value stays as it is,
 * because texts about prompts have braces of their own.
 */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{([^{}\s]+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );

/** «1 nota», «3 notas»: the words for one, or those for many with their number. */
export const counted = (count: number, { one, many }: { one: string; many: string }) =>
  count === 1 ? one : fill(many, { n: count });
