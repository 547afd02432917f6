import { useState } from 'react';
import { fillingCopy as copy } from '#content.ts';
import { FillInButton } from '#features/filling/fill-in-button.tsx';
import { componentOnDemand } from '#lib/component-on-demand.tsx';
import type { UserId } from '#lib/user-id.ts';
import { withNotebook } from './with-notebook.ts';

const LessonFilling = componentOnDemand(
  () => withNotebook(import('./filling-islands.tsx').then((m) => m.LessonFilling)),
  <p className="py-2 text-sm text-ink-soft">{copy.loading}</p>,
);

interface FillInProps {
  title: string;
  place: HTMLElement;
  userId: UserId;
}

/** In a lesson a form would be in the way of reading: it is there when somebody asks for it. */
export function FillIn({ title, place, userId }: FillInProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = place.closest('figure');
  return (
    <>
      <FillInButton title={title} isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && root && <LessonFilling title={title} root={root} userId={userId} />}
    </>
  );
}
