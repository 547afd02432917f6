import { Check } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { taller, workshopTrades } from '#content.ts';
import { FULL_SCORE } from '#common/craft/boxes.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { Link } from '#ui/link.tsx';
import type { WorkshopRecord } from './record.ts';

const copy = taller.list;

interface WorkshopListProps {
  /** The open exercise. */
  current: string | null;
  records: ReadonlyMap<string, NotebookRecord>;
}

/** The index of exercises, with the learner's best score in each. */
export function WorkshopList({ current, records }: WorkshopListProps) {
  const bestOf = (slug: string) =>
    (records.get(`workshop/${slug}`)?.value as WorkshopRecord | undefined)?.best ?? 0;
  return (
    <section
      id="ejercicios"
      aria-labelledby="ejercicios-titulo"
      className={`scroll-mt-20 print:hidden ${current === null ? 'mt-8 md:mt-10' : 'mt-16 md:mt-24'}`}
    >
      <h2 id="ejercicios-titulo" className="text-3xl">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{copy.text}</p>
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {workshopTrades.map(({ slug: trade, name, exercises }) => (
          <div key={trade}>
            <h3 className="border-t-2 border-ink pt-2.5 pb-1 text-lg">{name}</h3>
            <ul>
              {exercises.map(({ slug, title }) => (
                <li key={slug} className="border-b border-line">
                  <Link
                    to={`/practica/taller?ejercicio=${slug}`}
                    aria-current={slug === current ? 'true' : undefined}
                    className="group block py-2.5 leading-snug hover:text-accent pointer-coarse:min-h-11"
                  >
                    <span className="underline-offset-4 group-hover:underline group-aria-[current]:marked">
                      {title}
                    </span>
                    <Result best={bestOf(slug)} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Result({ best }: { best: number }) {
  if (best === 0) return null;
  return (
    <span className="mt-0.5 flex items-center gap-1 text-sm text-ink-soft">
      {best === FULL_SCORE && <Check aria-hidden="true" className="size-4 text-success" />}
      <span className="sr-only">. </span>
      {fill(copy.best, { n: best })}
    </span>
  );
}
