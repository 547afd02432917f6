import { Menu, X } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { nav, site } from '#content.ts';
import { useSession } from '#features/auth/session.tsx';
import { ThemeToggle } from '#features/theme/theme.tsx';
import { focusHeading } from '#lib/focus-heading.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link, NavLink } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { useSignOut } from './use-sign-out.ts';

const linkClass =
  'group inline-flex min-h-11 items-center px-1 text-sm font-semibold tracking-wide underline-offset-8 hover:underline';

function NavLinks() {
  return nav.links.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} className={linkClass}>
        <span className="group-aria-[current=page]:marked">{label}</span>
      </NavLink>
    </li>
  ));
}

/** A component of its own, so that a change of page does not render the whole bar again. */
function CallOnNavigation({ call }: { call: () => void }) {
  const { pathname } = useLocation();
  useEffect(call, [pathname, call]);
  return null;
}

/** What the pre-paint script found stays true, for the styles of texts that no script draws (styles.css). */
function useSessionMark() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') document.documentElement.dataset.session = 'open';
    if (status === 'signed-out') delete document.documentElement.dataset.session;
  }, [status]);
}

export const TopBar = memo(function TopBar() {
  useSessionMark();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const close = useCallback(() => setIsMenuOpen(false), []);
  useEffect(() => {
    if (!isMenuOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsMenuOpen(false);
      document.getElementById('abrir-menu')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isMenuOpen]);
  const MenuIcon = isMenuOpen ? X : Menu;

  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper print:hidden">
      {/* Back and Forward leave the menu open otherwise. */}
      <CallOnNavigation call={close} />
      <div className="shell flex h-16 items-center justify-between gap-[clamp(0.5rem,2vw,1.5rem)]">
        <Link
          to="/"
          className="-ml-1 flex min-h-11 items-center gap-2.5 px-1"
          aria-label={`${site.name}, ${nav.logo}`}
        >
          <Logo className="size-8" />
          <span className="font-heading text-xl font-bold tracking-tight">{site.name}</span>
        </Link>
        <nav aria-label={nav.label} className="max-md:hidden">
          <ul className="flex items-center gap-[clamp(0.25rem,1.5vw,1.25rem)]">
            <NavLinks />
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <div className="flex items-center gap-2 max-md:hidden">
            <AccountLinks />
          </div>
          <ThemeToggle />
          <button
            id="abrir-menu"
            type="button"
            aria-expanded={isMenuOpen}
            aria-controls="menu-movil"
            aria-label={isMenuOpen ? nav.menuClose : nav.menuOpen}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
            className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-ink/8 md:hidden"
          >
            <MenuIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
      </div>
      <nav
        id="menu-movil"
        aria-label={nav.label}
        hidden={!isMenuOpen}
        onClick={(event) => {
          const link = (event.target as Element).closest('a');
          if (!link) return;
          close();
          // The link goes with the menu, and to the page one is already on nothing else moves the keyboard.
          if (link.pathname === location.pathname) focusHeading();
        }}
        className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-paper md:hidden"
      >
        <ul className="shell flex flex-col gap-1 py-4 text-lg">
          <NavLinks />
        </ul>
        <div className="shell flex flex-wrap items-center gap-3 border-t border-line py-4">
          <AccountLinks />
          <ThemeToggle isLabelVisible />
        </div>
      </nav>
    </header>
  );
});

/**
 * Until the session is known both variants are in the page and CSS shows one, by what the pre-paint
 * script found in storage: nobody sees the wrong one flash by.
 */
function AccountLinks() {
  const { status } = useSession();
  const signOut = useSignOut();

  return (
    <>
      {status !== 'signed-in' && (
        <Link
          to="/auth"
          className={buttonClass('primary', 'sm', status === 'loading' ? 'when-signed-out' : '')}
        >
          {nav.signIn}
        </Link>
      )}
      {status !== 'signed-out' && (
        <span className={`flex items-center gap-2 ${status === 'loading' ? 'when-signed-in' : ''}`}>
          <NavLink to="/dashboard" className={buttonClass('secondary', 'sm', 'group')}>
            <span className="group-aria-[current=page]:marked">{nav.dashboard}</span>
          </NavLink>
          <Button variant="quiet" size="sm" onClick={() => void signOut()}>
            {nav.signOut}
          </Button>
        </span>
      )}
    </>
  );
}
