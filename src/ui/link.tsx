import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site: `/cursos`, `/dashboard?seccion=cursos`. */
  to: string;
}

/** A link inside the site. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

interface NavLinkProps extends LinkProps {
  /** Address of the page that the link is on. */
  address: string;
}

/** A link of the navigation, with aria-current on its own page and the pages below it. `/` and `/home` count as one. */
export function NavLink({ to, address, ...rest }: NavLinkProps) {
  const page = address === '/' ? '/home' : address;
  const isCurrent = page === to || page.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link that leaves the page: new tab, no referrer, and a note for screen readers. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (se abre en una pestaña nueva)</span>
    </a>
  );
}

/** The link to the parent page, at the top of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-medium text-accent hover:underline print:hidden"
  >
    <ArrowLeft aria-hidden="true" className="size-4" />
    {children}
  </Link>
);

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
