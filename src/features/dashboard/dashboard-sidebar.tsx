import {
  Blocks,
  BookOpen,
  Bot,
  House,
  LayoutTemplate,
  Library,
  LibraryBig,
  LogOut,
  NotebookPen,
  PanelLeftClose,
  PanelLeftOpen,
  Target,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { dashboard, nav, type DashboardSectionId } from '#content.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Link } from '#ui/link.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';

const icons = { inicio: House, cursos: BookOpen, prompts: Library, gpts: Bot, plantillas: LayoutTemplate };
const workIcons: Record<string, typeof House> = {
  '/cuaderno': NotebookPen,
  '/practica': Target,
  '/prompts': LibraryBig,
  '/gpts': Blocks,
};

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-ink/8 aria-[current]:bg-marker aria-[current]:font-semibold';

/** Collapsed, it shows its icons on a wide screen, and only the learner's line on a phone. */
export function DashboardSidebar({ section }: { section: DashboardSectionId }) {
  const { isExpanded: choice, toggle } = useSidebarState();
  const isExpanded = choice ?? true;
  const copy = dashboard.sidebar;
  const ToggleIcon = isExpanded ? PanelLeftClose : PanelLeftOpen;
  const word = isExpanded ? '' : 'md:sr-only';
  const whenFolded = choice ? '' : 'max-md:hidden';
  return (
    <div
      // A scrolling element clips its contents: leave room at the left for the focus ring.
      className={`border-line max-md:border-b max-md:py-3 md:sticky md:top-16 md:-ml-1 md:flex md:h-[calc(100dvh-4rem)] md:shrink-0 md:flex-col md:overflow-y-auto md:border-r md:py-6 md:pl-1 ${isExpanded ? 'md:w-65 md:pr-5' : 'md:w-17 md:pr-3'}`}
    >
      <div className={`flex items-center gap-3 ${isExpanded ? '' : 'md:flex-col'}`}>
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-ink bg-surface"
        >
          <UserRound className="size-5" />
        </span>
        <p className={`grow leading-tight ${word}`}>
          <span className="block font-semibold">{dashboard.user.name}</span>
          <span className="text-sm text-ink-soft">{dashboard.user.plan}</span>
        </p>
        <button
          type="button"
          onClick={toggle}
          aria-expanded={isExpanded}
          aria-controls="panel-secciones panel-cuenta"
          aria-label={isExpanded ? copy.collapse : copy.expand}
          title={isExpanded ? copy.collapse : copy.expand}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8"
        >
          <ToggleIcon aria-hidden="true" className="size-5 max-md:rotate-90" />
        </button>
      </div>
      <nav id="panel-secciones" aria-label={copy.label} className={`max-md:mt-3 md:mt-6 ${whenFolded}`}>
        <ul className="space-y-1">
          {dashboard.sections.map(({ id, label }) => {
            const Icon = icons[id];
            return (
              <li key={id}>
                <Link
                  to={id === 'inicio' ? '/dashboard' : `/dashboard?seccion=${id}`}
                  aria-current={id === section ? 'page' : undefined}
                  title={isExpanded ? undefined : label}
                  className={itemClass}
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  <span className={word}>{label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {/* On a phone a line that is always there. */}
      <nav
        aria-labelledby="panel-trabajo"
        className="mt-3 border-line max-md:flex max-md:flex-wrap max-md:items-center md:border-t md:pt-3"
      >
        <p id="panel-trabajo" className={`text-sm text-ink-soft max-md:pr-2 md:px-3 md:pb-1 ${word}`}>
          {dashboard.work.title}
        </p>
        <ul className="max-md:flex max-md:flex-wrap md:space-y-1">
          {dashboard.work.links.map(({ label, to }) => {
            const Icon = workIcons[to] ?? NotebookPen;
            return (
              <li key={to}>
                <Link to={to} title={isExpanded ? undefined : label} className={itemClass}>
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  <span className={word}>{label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div id="panel-cuenta" className={`mt-3 space-y-1 border-t border-line pt-3 md:mt-auto ${whenFolded}`}>
        <div className={isExpanded ? 'px-3 [&_button]:gap-3' : ''}>
          <ThemeToggle words={nav.theme} isLabelVisible={isExpanded} />
        </div>
        <button
          type="button"
          data-sign-out=""
          title={isExpanded ? undefined : copy.signOut}
          className={itemClass}
        >
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          <span className={word}>{copy.signOut}</span>
        </button>
      </div>
    </div>
  );
}

const KEY = 'aplica-ia-panel';
const WIDE = '(min-width: 48rem)';

const isWide = () => matchMedia(WIDE).matches;

/** Closed on a phone, where the open list would push everything else down. */
function initial(): boolean {
  if (!isWide()) return false;
  try {
    return localStorage.getItem(KEY) !== 'collapsed';
  } catch {
    return true; // Without storage the choice lasts until the page closes.
  }
}

/**
 * Expanded or collapsed, stored in this browser; undefined while only the screen's width decides. On a phone it
 * is a menu, closed at first.
 */
function useSidebarState() {
  const isHydrated = useIsHydrated();
  const [isExpanded, setIsExpanded] = useState(() => (isHydrated ? initial() : undefined));
  if (isHydrated && isExpanded === undefined) setIsExpanded(initial());
  function toggle() {
    const next = !isExpanded;
    setIsExpanded(next);
    if (!isWide()) return;
    try {
      localStorage.setItem(KEY, next ? 'expanded' : 'collapsed');
    } catch {
      // See above.
    }
  }
  return { isExpanded, toggle };
}
