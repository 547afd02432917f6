import { cuaderno } from '#content.ts';

export type NotebookSectionId = keyof typeof cuaderno.sections;

/** The part that the address names (`/cuaderno#notas`); anything unknown means the first one. */
export function sectionOf(hash: string): NotebookSectionId {
  const name = hash.slice(1);
  return Object.hasOwn(cuaderno.sections, name) ? (name as NotebookSectionId) : 'perfil';
}
