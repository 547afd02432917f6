import { useState } from 'react';
import { fillingCopy as copy } from '#content.ts';
import { FillInButton } from '#features/filling/fill-in-button.tsx';
import { componentOnDemand } from '#lib/code-on-demand.tsx';
import type { UserId } from '#lib/user-id.ts';
import { notebookReady } from './notebook-ready.ts';

const FillingOnDemand = componentOnDemand(
  async () => {
    const [{ LessonFilling }] = await Promise.all([import('./filling-islands.tsx'), notebookReady()]);
    return LessonFilling;
  },
  <p className="py-2 text-sm text-ink-soft">{copy.loading}</p>,
);

interface FillInProps {
  title: string;
  place: HTMLElement;
  userId: UserId;
}

/** In a lesson a form would interrupt reading: it opens when the learner presses 'Rellenar'. */
export function FillIn({ title, place, userId }: FillInProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = place.closest('figure');
  return (
    <>
      <FillInButton title={title} isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && root && <FillingOnDemand title={title} root={root} userId={userId} />}
    </>
  );
}
