/**
 * Where each lesson leads (specification, section 2), by module number. Module 1 goes on only after it has been
 * completed; after module 5 there is nothing yet.
 */
interface LessonNavigation {
  previous?: number;
  next?: number | 'soon' | 'after-completion';
}

export const lessonNavigation: Record<string, LessonNavigation> = {
  'modulo-1': { next: 'after-completion' },
  'modulo-2': { previous: 1, next: 3 },
  'modulo-3': { previous: 2, next: 4 },
  'modulo-4': { previous: 3, next: 5 },
  'modulo-5': { previous: 4, next: 'soon' },
  'context-engineering': {},
};
