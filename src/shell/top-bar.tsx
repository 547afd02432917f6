import { Menu, X } from 'lucide-react';
import { nav, site } from '#content.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link, NavLink } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';

const linkClass =
  'group inline-flex min-h-11 items-center px-1 text-sm font-semibold tracking-wide underline-offset-8 hover:underline';

interface Addressed {
  /** Address of the page that the bar is on. */
  address: string;
}

function NavLinks({ address }: Addressed) {
  return nav.links.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} address={address} className={linkClass}>
        <span className="group-aria-[current=page]:marked">{label}</span>
      </NavLink>
    </li>
  ));
}

/** The browser's own popover opens and closes the menu, even before any script loads. */
const menuId = 'menu-movil';

export function TopBar({ address }: Addressed) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper print:hidden">
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
            <NavLinks address={address} />
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <div className="flex items-center gap-2 max-md:hidden">
            <AccountLinks address={address} />
          </div>
          <ThemeToggle words={nav.theme} />
          <button
            id="abrir-menu"
            type="button"
            popoverTarget={menuId}
            className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-ink/8 md:hidden"
          >
            <Menu aria-hidden="true" className="menu-closed size-6" />
            <X aria-hidden="true" className="menu-open size-6" />
            <span className="menu-closed sr-only">{nav.menuOpen}</span>
            <span className="menu-open sr-only">{nav.menuClose}</span>
          </button>
        </div>
      </div>
      <nav id={menuId} popover="auto" aria-label={nav.label} className="md:hidden">
        <ul className="shell flex flex-col gap-1 py-4 text-lg">
          <NavLinks address={address} />
        </ul>
        <div className="shell flex flex-wrap items-center gap-3 border-t border-line py-4">
          <AccountLinks address={address} />
          <ThemeToggle words={nav.theme} isLabelVisible />
        </div>
      </nav>
    </header>
  );
}

/** Both variants are in the page, and CSS shows one by what src/boot found in storage, so the wrong one never flashes. */
function AccountLinks({ address }: Addressed) {
  return (
    <>
      <Link to="/auth" className={buttonClass('primary', 'sm', 'when-signed-out')}>
        {nav.signIn}
      </Link>
      <span className="when-signed-in flex items-center gap-2">
        <NavLink to="/dashboard" address={address} className={buttonClass('secondary', 'sm', 'group')}>
          <span className="group-aria-[current=page]:marked">{nav.dashboard}</span>
        </NavLink>
        <Button variant="quiet" size="sm" data-sign-out="">
          {nav.signOut}
        </Button>
      </span>
    </>
  );
}
