import { cursos } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/marked-text.tsx';

export function ContextEngineeringPromo() {
  const { eyebrow, title, text, points, action } = cursos.promo;
  return (
    <section aria-labelledby="context-engineering" className="border-t border-line bg-surface">
      <div className="shell grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <p className="mb-3 text-sm font-semibold text-ink-soft">{eyebrow}</p>
          <h2 id="context-engineering" className="text-3xl md:text-4xl">
            <MarkedText text={title} />
          </h2>
          <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{text}</p>
          <p className="mt-8">
            <Link to="/context-engineering" className={buttonClass('primary', 'lg')}>
              {action}
            </Link>
          </p>
        </div>
        <ol className="self-center border-line lg:border-l lg:pl-10">
          {points.map((point, index) => (
            <li key={point} className="grid grid-cols-[2rem_1fr] border-t border-line py-4 first:border-0">
              <span aria-hidden="true" className="font-heading text-xl font-semibold text-accent">
                {index + 1}
              </span>
              {point}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
