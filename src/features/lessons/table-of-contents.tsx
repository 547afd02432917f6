import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lessonCopy, type TocEntry } from '#content.ts';

interface TableOfContentsProps {
  toc: TocEntry[];
  current: string | undefined;
}

const linkClass =
  'block py-1.5 leading-snug hover:text-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-2.5';

/** Follows beside the text on wide screens; on narrow ones a bar under the top bar that folds out. */
export function TableOfContents({ toc, current }: TableOfContentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const section = toc.find(
    ({ id, children }) => id === current || children.some((child) => child.id === current),
  );

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-section-current]');
    const box = list.current;
    if (!active || !box) return;
    const isVisible =
      active.offsetTop >= box.scrollTop &&
      active.offsetTop + active.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isVisible) box.scrollTop = active.offsetTop - box.clientHeight / 3;
  }, [section]);

  return (
    <nav
      aria-labelledby="indice"
      className="z-20 bg-paper max-lg:sticky max-lg:top-16 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] max-lg:border-b max-lg:border-line max-lg:px-[clamp(1.25rem,4vw,2.5rem)] lg:sticky lg:top-24 lg:self-start print:hidden"
    >
      <p id="indice" className="mb-3 font-heading font-semibold max-lg:sr-only">
        {lessonCopy.contents}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="indice-lista"
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-14 w-full items-center justify-between gap-3 text-left lg:hidden"
      >
        <span className="min-w-0 leading-tight">
          <span className="font-semibold">{lessonCopy.contents}</span>
          {section && (
            <span className="block truncate text-sm text-ink-soft">
              {section.number}. {section.text}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ol
        id="indice-lista"
        ref={list}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) setIsOpen(false);
        }}
        className={`relative max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain pb-4 text-sm lg:border-l lg:border-line ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        {toc.map((entry) => (
          <li key={entry.id} data-section-current={entry === section || undefined} className="lg:pl-4">
            <a
              href={`#${entry.id}`}
              aria-current={entry === section ? 'location' : undefined}
              className={`grid grid-cols-[1.75rem_1fr] ${linkClass} ${entry === section ? '' : 'text-ink-soft'}`}
            >
              <span className="font-heading font-semibold text-accent">{entry.number}</span>
              <span>
                <span className={entry === section ? 'marked' : ''}>{entry.text}</span>
              </span>
            </a>
            {entry === section && entry.children.length > 0 && (
              <ol className="mb-2 ml-7">
                {entry.children.map((child) => (
                  <li key={child.id}>
                    <a
                      href={`#${child.id}`}
                      aria-current={child.id === current ? 'location' : undefined}
                      className={`${linkClass} text-ink-soft`}
                    >
                      {child.text}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
