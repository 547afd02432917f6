import { dashboard } from '#content.ts';
import { CardLink } from '#ui/card-link.tsx';
import { KeyFigures } from '#ui/text/key-figures.tsx';

/** Fixed sample values (open point 6): one block, labelled once as such, below what is real. */
export function SampleFigures() {
  const { stats, sample } = dashboard.inicio;
  return (
    <section aria-labelledby="muestra" className="mt-16 border-t border-line pt-6">
      <h2 id="muestra" className="text-xl">
        {sample}
      </h2>
      <KeyFigures
        figures={stats}
        className="mt-5 key-figures text-sm [--figure:var(--text-2xl)] sm:grid-cols-3"
      />
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <RecentActivity />
        <Recommendations />
      </div>
    </section>
  );
}

function RecentActivity() {
  const { activity } = dashboard.inicio;
  return (
    <section aria-labelledby="actividad">
      <h3 id="actividad" className="text-lg">
        {activity.title}
      </h3>
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
    </section>
  );
}

function Recommendations() {
  const { recommendations } = dashboard.inicio;
  return (
    <section aria-labelledby="recomendaciones">
      <h3 id="recomendaciones" className="text-lg">
        {recommendations.title}
      </h3>
      <ul className="mt-4 space-y-3">
        {recommendations.items.map(({ title, text, action, to }) => (
          <li
            key={to}
            className="relative rounded-card border border-line bg-surface p-5 transition-colors has-[a:hover]:border-line-strong"
          >
            <h4>{title}</h4>
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
