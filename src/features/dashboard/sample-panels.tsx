import { dashboard } from '#content.ts';
import { CardLink } from '#ui/card-link.tsx';
import { KeyFigures } from '#ui/text/key-figures.tsx';

/** Fixed sample values, labelled as such (open point 6). */
export function SampleStats() {
  const { stats, sample } = dashboard.inicio;
  return (
    <section aria-label={sample}>
      <KeyFigures
        figures={stats}
        className="key-figures grid-cols-2 text-sm [--figure:var(--text-2xl)] sm:grid-cols-[1fr_1fr_1fr]"
      />
      <p className="mt-3 text-xs text-ink-soft">{sample}</p>
    </section>
  );
}

export function RecentActivity() {
  const { activity, sample } = dashboard.inicio;
  return (
    <section aria-labelledby="actividad">
      <h2 id="actividad" className="text-xl">
        {activity.title}
      </h2>
      <ul className="mt-4 border-l border-line-strong">
        {activity.items.map(({ text, when }) => (
          <li
            key={text}
            className="relative py-2 pl-5 before:absolute before:top-4 before:-left-[5px] before:size-[9px] before:rounded-full before:border before:border-ink before:bg-marker"
          >
            <p className="leading-snug">{text}</p>
            <p className="text-sm text-ink-soft">{when}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">{sample}</p>
    </section>
  );
}

export function Recommendations() {
  const { recommendations } = dashboard.inicio;
  return (
    <section aria-labelledby="recomendaciones">
      <h2 id="recomendaciones" className="text-xl">
        {recommendations.title}
      </h2>
      <ul className="mt-4 space-y-3">
        {recommendations.items.map(({ title, text, action, to }) => (
          <li
            key={to}
            className="relative rounded-card border border-line bg-surface p-5 transition-colors has-[a:hover]:border-line-strong"
          >
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
            <CardLink to={to} className="mt-3">
              {action}
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
