import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { dashboard, type LessonPlace } from '#content.ts';
import { NextStepCard } from '#ui/next-step-card.tsx';
import { nextLesson, type NextLesson } from './next-lesson.ts';

interface ContinueCardProps {
  lessons: LessonPlace[];
  isCompleted: (module: number) => boolean;
  /** Where the learner stopped reading on this device. */
  stopped: { slug: string; heading: string } | null;
  /** Today's exercise, from another feature. */
  practice: ReactNode;
}

/** The dashboard's one next step: the lesson to go on with, and below it a line of practice. */
export function ContinueCard({ lessons, isCompleted, stopped, practice }: ContinueCardProps) {
  const next = nextLesson(lessons, isCompleted, stopped);
  const { title, done } = dashboard.inicio.next;
  return (
    <NextStepCard title={title} {...(next ? wordsFor(next) : done)}>
      <p className="mt-5 min-h-6 border-t border-dashed border-line pt-4">{practice}</p>
    </NextStepCard>
  );
}

/** A new learner reads 'Empieza el módulo 1'; the others, where they stopped and how long the rest takes. */
function wordsFor({ to, module, section, minutes }: NextLesson) {
  const { first, next, resume, guide, reading } = dashboard.inicio.next;
  const label = section ? (module ? resume : guide) : module?.number === 1 ? first : next;
  const time = minutes > 0 ? fill(reading, { m: minutes }) : '';
  const action = fill(label, { n: module?.number ?? '', s: section?.number ?? '' });
  const name = module?.name ?? dashboard.inicio.next.guideName;
  return {
    to,
    ...(section
      ? { place: name, step: section.text, action: [action, time].filter(Boolean).join(' · ') }
      : { step: name, text: time, action }),
  };
}
