/** Signed-in pages are opened with a stored session, as a returning learner does. */
export interface MeasuredPage {
  path: string;
  isPublic: boolean;
}

export const measuredPages: MeasuredPage[] = [
  ...['/', '/cursos', '/auth'].map((path) => ({ path, isPublic: true })),
  ...['/modulo-4', '/prompts', '/dashboard'].map((path) => ({ path, isPublic: false })),
];

/** The school itself, the same text as plain HTML and CSS, and another school where one was named. */
export type Site = 'school' | 'floor' | 'other';
