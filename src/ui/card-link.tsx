import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from './link.tsx';

/** Stretches a link's target over its whole card, which has to be `relative`. */
export const cardLinkClass =
  'text-accent font-semibold inline-flex items-center gap-1.5 after:absolute after:inset-0 after:rounded-card';

/** The link of a card. */
export function CardLink({ children, className = '', ...rest }: LinkProps) {
  return (
    <Link className={`${cardLinkClass} ${className}`} {...rest}>
      {children}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
