/** A heading as the contents list names it. */
export interface ContentsEntry {
  id: string;
  text: string;
  isInFirstSection: boolean;
}

const linksOf = (contents: HTMLElement) => [...contents.querySelectorAll<HTMLAnchorElement>('a')];

const idOf = (link: HTMLAnchorElement) => decodeURIComponent(link.hash.slice(1));

export function findEntries(contents: HTMLElement): ContentsEntry[] {
  const first = contents.querySelector('li');
  return linksOf(contents).map((link) => ({
    id: idOf(link),
    text: link.lastElementChild?.textContent ?? link.textContent ?? '',
    isInFirstSection: first?.contains(link) ?? false,
  }));
}

/** The text's headings that the list names. */
export const headingsOf = (contents: HTMLElement): HTMLElement[] =>
  linksOf(contents)
    .map((link) => document.getElementById(idOf(link)))
    .filter((heading) => heading !== null);

/** The text's sections, with the ids of their headings. */
export function sectionsOf(contents: HTMLElement): Map<Element, string> {
  const sections = new Map<Element, string>();
  for (const item of contents.querySelectorAll('#indice-lista > li')) {
    const link = item.querySelector('a');
    const section = link && document.getElementById(idOf(link))?.closest('section');
    if (section) sections.set(section, idOf(link));
  }
  return sections;
}

/** Marks the current section, and keeps it visible if the list is longer than the screen. */
export function markCurrent(contents: HTMLElement, id: string | undefined) {
  const link = linksOf(contents).find((one) => idOf(one) === id);
  const section = link?.closest<HTMLElement>('#indice-lista > li');
  for (const item of contents.querySelectorAll('#indice-lista > li')) {
    item.toggleAttribute('data-current', item === section);
  }
  for (const marked of contents.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
  section?.querySelector('a')?.setAttribute('aria-current', 'location');
  link?.setAttribute('aria-current', 'location');
  const label = contents.querySelector('[data-current-section]');
  const [number, text] = section?.querySelector('a')?.children ?? [];
  if (label) label.textContent = section ? `${number?.textContent}. ${text?.textContent}` : '';
  // Wait for the next frame, which lays out the list anyway.
  if (section) requestAnimationFrame(() => keepInSight(section));
}

function keepInSight(item: HTMLElement) {
  const list = item.parentElement;
  if (!list) return;
  const isVisible =
    item.offsetTop >= list.scrollTop &&
    item.offsetTop + item.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isVisible) list.scrollTop = item.offsetTop - list.clientHeight / 3;
}

/** On narrow screens the bar unfolds the list, and following a link folds it. */
export function foldContents(contents: HTMLElement, onFold: (isOpen: boolean) => void): () => void {
  const button = contents.querySelector('button');
  const fold = (isOpen: boolean) => {
    contents.toggleAttribute('data-open', isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
    onFold(isOpen);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (button?.contains(target)) fold(!contents.hasAttribute('data-open'));
    else if (target.closest('a')) fold(false);
  };
  contents.addEventListener('click', onClick);
  return () => contents.removeEventListener('click', onClick);
}
