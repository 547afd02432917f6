import { Check } from 'lucide-react';
import { home } from '#content.ts';
import { publicLink } from '#lib/public-link.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';

export function HomeFirstCourse() {
  const { eyebrow, title, level, duration, text, points, action } = home.firstCourse;
  return (
    <section aria-labelledby="primer-curso" className="shell pb-14 md:pb-24">
      <div className="relative pt-9">
        <p className="absolute top-0 left-6 h-9 rounded-t-control border border-b-0 border-line bg-marker px-4 pt-1.5 text-sm font-semibold">
          {eyebrow}
        </p>
        <div className="grid gap-x-14 gap-y-8 rounded-card border border-line bg-surface p-7 md:p-12 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h2 id="primer-curso" className="text-3xl md:text-4xl">
              {title}
            </h2>
            <p className="mt-3 font-medium text-ink-soft">
              {level} · {duration}
            </p>
            <p className="mt-5 text-lg">{text}</p>
            <p className="mt-8">
              <ExternalLink href={publicLink('/cursos')} className={buttonClass('primary', 'lg')}>
                {action}
              </ExternalLink>
            </p>
          </div>
          <ul className="space-y-4 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
