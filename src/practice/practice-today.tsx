import { practica } from '#content.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import type { UserId } from '#lib/user-id.ts';
import { Link } from '#ui/link.tsx';
import { kinds } from './kinds.ts';
import { nextStep } from './next-step.ts';

/** Today's exercise in one line, for the dashboard. */
export function PracticeToday({ userId }: { userId: UserId }) {
  const { status, records } = useNotebook(userId);
  if (status === 'loading') return null;
  const step = nextStep(kinds, records);
  if (!step) return null;
  return (
    <>
      {practica.today}{' '}
      <Link to={step.exercise.to} className="text-link">
        {step.exercise.title}
      </Link>
      <span className="text-ink-soft"> · {step.kind.title}</span>
    </>
  );
}
