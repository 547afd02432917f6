import { useEffect, useState } from 'react';

/** A heading as the contents list names it. */
export interface ContentsEntry {
  id: string;
  text: string;
  isInFirstSection: boolean;
}

const contents = () => document.getElementById('indice');

export function findEntries(): ContentsEntry[] {
  const first = contents()?.querySelector('li');
  return [...(contents()?.querySelectorAll<HTMLAnchorElement>('a') ?? [])].map((link) => ({
    id: decodeURIComponent(link.hash.slice(1)),
    text: link.lastElementChild?.textContent ?? link.textContent ?? '',
    isInFirstSection: first?.contains(link) ?? false,
  }));
}

/** Marks the section that is being read, and keeps it in sight where the list is longer than the screen. */
function markCurrent(nav: HTMLElement, id: string | undefined) {
  const link = id && nav.querySelector(`a[href="#${CSS.escape(id)}"]`);
  const section = link ? link.closest('#indice-lista > li') : null;
  for (const item of nav.querySelectorAll('#indice-lista > li')) {
    item.toggleAttribute('data-current', item === section);
  }
  for (const marked of nav.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
  section?.querySelector('a')?.setAttribute('aria-current', 'location');
  if (link) link.setAttribute('aria-current', 'location');
  const label = nav.querySelector('[data-current-section]');
  const [number, text] = section?.querySelector('a')?.children ?? [];
  if (label) label.textContent = section ? `${number?.textContent}. ${text?.textContent}` : '';
  if (section instanceof HTMLElement) keepInSight(section);
}

function keepInSight(item: HTMLElement) {
  const list = item.parentElement;
  if (!list) return;
  const isVisible =
    item.offsetTop >= list.scrollTop &&
    item.offsetTop + item.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isVisible) list.scrollTop = item.offsetTop - list.clientHeight / 3;
}

/** Brings the contents list of the document to life; returns whether it is unfolded on a narrow screen. */
export function useContentsList(current: string | undefined): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const nav = contents();
    const button = nav?.querySelector('button');
    if (!nav || !button) return;
    const fold = (opens: boolean) => {
      nav.toggleAttribute('data-open', opens);
      button.setAttribute('aria-expanded', String(opens));
      setIsOpen(opens);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (button.contains(target)) fold(!nav.hasAttribute('data-open'));
      else if (target.closest('a')) fold(false);
    };
    nav.addEventListener('click', onClick);
    return () => nav.removeEventListener('click', onClick);
  }, []);
  useEffect(() => {
    const nav = contents();
    if (nav) markCurrent(nav, current);
  }, [current]);
  return isOpen;
}
