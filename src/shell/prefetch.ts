import { currentStores } from '#lib/stores.ts';

/** A pointer that only crosses a link shows no intent to follow it. */
const INTENT_MS = 80;

/** A browser that saves data fetches only what the learner opens. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

const isHere = ({ pathname, search }: HTMLAnchorElement) =>
  pathname + search === location.pathname + location.search;

/** The link around an element, if it leads to another page of the site: not to other sites, new tabs or files. */
function linkOf(element: Element): HTMLAnchorElement | null {
  const link = element.closest('a');
  if (!link || !/^\/(?!\/)/.test(link.getAttribute('href') ?? '')) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  return /\.\w+$/.test(link.pathname) || isHere(link) ? null : link;
}

/** Browsers with speculation rules keep the page in memory (documents/prefetch-rules.ts), others in their cache. */
function prefetch(link: HTMLAnchorElement, fetched: Set<string>) {
  link.dataset.soon = '';
  const address = link.pathname + link.search;
  if (HTMLScriptElement.supports?.('speculationrules') || fetched.has(address)) return;
  fetched.add(address);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = address;
  document.head.append(hint);
}

/** Fetches the next page as soon as the visitor rests on a link to it, focuses it or touches it. */
export function prefetchOnIntent() {
  if (savesData()) return;
  const { ended } = currentStores();
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? linkOf(target) : null;
    if (!link) return;
    if (type === 'focusin') prefetch(link, fetched);
    else timer = setTimeout(() => prefetch(link, fetched), INTENT_MS);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, onIntent, { passive: true, signal: ended });
  ended.addEventListener('abort', () => clearTimeout(timer));
}
