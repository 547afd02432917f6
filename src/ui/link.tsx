import type { AnchorHTMLAttributes, ReactNode } from 'react';

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
