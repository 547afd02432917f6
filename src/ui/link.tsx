import type { AnchorHTMLAttributes, ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
  type To,
} from 'react-router';
import { usePagePrefetch } from './page-prefetch.ts';

/** The next page's code is fetched as soon as somebody points at a link to it, focuses or touches it. */
function usePrefetchOnIntent(to: To) {
  const prefetch = usePagePrefetch();
  const intent = () => prefetch(typeof to === 'string' ? to : (to.pathname ?? ''));
  return { onPointerEnter: intent, onFocus: intent, onTouchStart: intent };
}

/** A link inside the site. */
export function Link(props: LinkProps) {
  return <RouterLink {...usePrefetchOnIntent(props.to)} {...props} />;
}

/** A link of the navigation; it carries aria-current on its own page. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...usePrefetchOnIntent(props.to)} {...props} />;
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
