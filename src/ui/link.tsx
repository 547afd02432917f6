import type { AnchorHTMLAttributes, ReactNode } from 'react';
import {
  Link as RouterLink,
  useInRouterContext,
  useLocation,
  type LinkProps as RouterLinkProps,
} from 'react-router';

export interface LinkProps extends RouterLinkProps {
  /** A path of the site: `/cursos`, `/dashboard?seccion=cursos`. */
  to: string;
}

/**
 * A link inside the site. In documents, which the build draws without a router, a plain one with nothing but its address and
 * look: document-page.tsx follows it. (`discover` is for servers that send the route table in pieces.)
 */
export function Link({ to, children, className, ...rest }: LinkProps) {
  if (useInRouterContext())
    return (
      <RouterLink discover="none" to={to} className={className} {...rest}>
        {children}
      </RouterLink>
    );
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** A link of the navigation; it carries aria-current on its own page and on the pages below it. `/` and `/home` are one. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const page = pathname === '/' ? '/home' : pathname;
  const isCurrent = page === to || page.startsWith(`${to}/`);
  return <RouterLink discover="none" to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link that leaves the page: new tab, no referrer, and screen readers are told. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (se abre en una pestaña nueva)</span>
    </a>
  );
}
