import { z } from 'zod';
import { description, duration, text } from './field-schemas.ts';

export const lessonLevels = [
  'Principiante',
  'Inicial a intermedio',
  'Intermedio a avanzado',
  'Avanzado',
] as const;

export const lessonHeader = z.strictObject({
  title: text,
  subtitle: text,
  description,
  duration,
  level: z.enum(lessonLevels),
  section: z.int('Debe ser un número').min(1).max(6),
  module: z.int('Debe ser un número').min(1).max(5).optional(),
});

export type LessonHeader = z.output<typeof lessonHeader>;
