import type { Notebook } from '#lib/notebook/notebook.ts';
import type { ReadingPlace } from './follow-reading.ts';

interface Reading {
  now: () => ReadingPlace;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps in the notebook which sections the learner has read, and shows them in the contents list. Returns the cleanup. */
export function keepSectionsRead(
  contents: HTMLElement,
  slug: string,
  reading: Reading,
  notebook: Notebook,
): () => void {
  const id = `sections-read/${slug}` as const;
  const marks = [...contents.querySelectorAll<HTMLElement>('[data-read]')];
  const read = () => notebook.read<'sections-read'>(id)?.sections ?? [];
  const draw = () => {
    const sections = read();
    for (const mark of marks) mark.hidden = !sections.includes(mark.dataset.read ?? '');
  };
  let kept = 0;
  const keep = () => {
    const { ended } = reading.now();
    const known = read();
    const news = ended.slice(kept).filter((section) => !known.includes(section));
    kept = ended.length;
    if (news.length === 0) return;
    void notebook.update<'sections-read'>(id, (stored) => ({
      sections: [...new Set([...(stored?.sections ?? []), ...news])],
    }));
  };
  /** The section counts as read again when the reader reaches its end once more. */
  const unmark = ({ target }: MouseEvent) => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('[data-read]') : null;
    if (!mark) return;
    void notebook.update<'sections-read'>(id, (stored) => ({
      sections: (stored?.sections ?? []).filter((section) => section !== mark.dataset.read),
    }));
    // The mark is gone, and with it the focus of a learner who uses the keyboard.
    mark.closest('li')?.querySelector('a')?.focus({ preventScroll: true });
  };
  const stops = [notebook.subscribe(draw), reading.subscribe(keep)];
  contents.addEventListener('click', unmark);
  draw();
  keep();
  return () => {
    for (const stop of stops) stop();
    contents.removeEventListener('click', unmark);
  };
}
