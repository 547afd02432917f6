import { ArrowRight, PencilRuler } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { Link } from './link.tsx';

interface NextStepCardProps {
  /** What the card is. */
  title: string;
  /** Where the step belongs. */
  place?: string | undefined;
  step: string;
  text?: string | undefined;
  to: string;
  action: string;
  children?: ReactNode;
}

/** The one thing to press next: the only part of its page in the highlighter's colour. */
export function NextStepCard({ title, place, step, text, to, action, children }: NextStepCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col overflow-hidden rounded-card border-2 border-ink bg-surface"
    >
      <h2 id={id} className="flex items-center gap-2.5 border-b-2 border-ink bg-marker px-5 py-2.5 text-base">
        <PencilRuler aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </h2>
      <div className="flex grow flex-col px-5 py-5 sm:px-6">
        {place && <p className="text-sm text-ink-soft">{place}</p>}
        <p className="font-heading text-2xl leading-tight font-semibold text-balance">{step}</p>
        {text && <p className="mt-2 max-w-[56ch]">{text}</p>}
        <p className="mt-auto pt-5">
          <Link to={to} className={buttonClass('primary', 'lg')}>
            {action}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        </p>
        {children}
      </div>
    </section>
  );
}
