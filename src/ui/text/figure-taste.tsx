import { CardLink } from '#ui/card-link.tsx';

interface FigureTasteProps {
  id: string;
  label: string;
  title: string;
  text: string;
  action: string;
  to: string;
  /** A narrow drawing of content/figures, as SVG; it states its size, so nothing moves. */
  drawing: string;
}

/** A figure from a lesson, on a page that leads to it. A phone has no room for its edges. */
export function FigureTaste({ id, label, title, text, action, to, drawing }: FigureTasteProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-8 border-t-2 border-ink pt-8 md:pt-10 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="max-w-[52ch]">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{text}</p>
        <p className="relative mt-3 flex min-h-11 w-fit items-center">
          <CardLink to={to}>{action}</CardLink>
        </p>
      </div>
      <figure className="relative w-fit max-w-full pt-8">
        <figcaption className="absolute top-0 left-0 h-8 rounded-t-control border border-b-0 border-line bg-marker px-3 pt-1.5 text-xs font-semibold sm:left-4">
          {label}
        </figcaption>
        <div className="border-y border-line py-5 sm:rounded-card sm:border sm:bg-surface sm:p-7">
          <div
            className="lesson-figure w-80 max-w-full sm:w-[21.25rem]"
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        </div>
      </figure>
    </section>
  );
}
