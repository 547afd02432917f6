import { Check, ChevronDown } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { lessonCopy, type TocEntry } from '#content.ts';

const linkClass =
  'block py-1.5 leading-snug text-ink-soft hover:text-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-2.5';

/**
 * Beside the text on wide screens; on narrow ones, a bar under the top bar that unfolds. The island `reading` marks where
 * the reader is (features/lessons/contents-list.ts); lesson-reading.css shows only the headings of that section.
 */
export function ContentsList({ toc, reference }: { toc: TocEntry[]; reference: string[] }) {
  // Outside the link, which keeps the words of the heading.
  const tagOf = (id: string, className: string) =>
    reference.includes(id) && (
      <span className={`-mt-1 block pb-1.5 text-xs text-ink-soft ${className}`}>
        {lessonCopy.reference.tag}
      </span>
    );
  return (
    <nav
      id="indice"
      aria-labelledby="indice-titulo"
      className="lesson-contents z-20 bg-paper max-lg:sticky max-lg:top-16 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] max-lg:border-b max-lg:border-line max-lg:px-[clamp(1.25rem,4vw,2.5rem)] lg:sticky lg:top-24 lg:self-start print:hidden"
    >
      <p id="indice-titulo" className="mb-3 font-heading font-semibold max-lg:sr-only">
        {lessonCopy.contents}
      </p>
      <button
        type="button"
        aria-expanded="false"
        aria-controls="indice-lista"
        className="flex h-14 w-full items-center justify-between gap-3 text-left lg:hidden"
      >
        <span className="min-w-0 leading-tight">
          <span className="font-semibold">{lessonCopy.contents}</span>
          <span data-current-section="" className="block truncate text-sm text-ink-soft" />
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </button>
      <ol
        id="indice-lista"
        className="fading relative max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain text-sm lg:border-l lg:border-line"
      >
        {toc.map(({ id, number, text, minutes, children }) => (
          <li key={id} className="group lg:pl-4">
            <div className="flex items-start">
              <a href={`#${id}`} className={`grid grow grid-cols-[1.75rem_1fr] ${linkClass}`}>
                <span className="font-heading font-semibold text-accent">{number}</span>
                <span>
                  <span className="group-data-current:marked">{text}</span>
                </span>
              </a>
              <span className="flex min-w-14 shrink-0 items-center justify-end gap-1 py-1.5 leading-snug text-ink-soft pointer-coarse:py-2.5">
                <ReadMark id={id} title={text} />
                <span className="text-xs whitespace-nowrap tabular-nums">
                  {minutes > 0 && fill(lessonCopy.minutes, { n: minutes })}
                </span>
              </span>
            </div>
            {tagOf(id, 'pl-7')}
            {children.length > 0 && (
              <ol className="mb-2 ml-7">
                {children.map((child) => (
                  <li key={child.id}>
                    <a href={`#${child.id}`} className={linkClass}>
                      {child.text}
                    </a>
                    {tagOf(child.id, '')}
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

/** Hidden until the island knows that the learner has read the section; pressing it takes the mark away. */
function ReadMark({ id, title }: { id: string; title: string }) {
  return (
    <button
      type="button"
      hidden
      data-read={id}
      title={lessonCopy.read.undo}
      className="-m-3.5 grid size-11 place-items-center text-success"
    >
      <Check aria-hidden="true" className="size-4" />
      <span className="sr-only">
        {lessonCopy.read.mark}
        <span>: {title}</span>
      </span>
    </button>
  );
}
