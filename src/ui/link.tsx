import { useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick, PageLinksContext } from './page-links.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** A path of the site: `/cursos`, `/dashboard?seccion=cursos`. */
  to: string;
}

/**
 * A link inside the site. Not the router's own: that one subscribes to every change of page, and all links of the
 * frame would be drawn anew with each. The next page is fetched as soon as somebody points at a link to it, focuses
 * or touches it.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const links = useContext(PageLinksContext);
  const intent = () => links?.prefetch(to);
  const onClick = (event: MouseEvent) => {
    if (!links || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    links.follow(to);
  };
  return (
    <a href={to} onPointerEnter={intent} onFocus={intent} onTouchStart={intent} onClick={onClick} {...rest}>
      {children}
    </a>
  );
}

/** A link of the navigation; it carries aria-current on its own page and on the pages below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
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
