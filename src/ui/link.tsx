import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';
import { usePagePrefetch } from './page-prefetch.ts';

/** A link inside the site. The next page's code is fetched as soon as the person shows interest. */
export function Link({ to, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const prefetch = usePagePrefetch();
  const intent = () => prefetch(typeof to === 'string' ? to : (to.pathname ?? ''));
  return (
    <RouterLink
      to={to}
      onPointerEnter={(event) => {
        intent();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        intent();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        intent();
        onTouchStart?.(event);
      }}
      {...rest}
    />
  );
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
