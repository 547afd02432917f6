import { home } from '#content.ts';
import { CardLink } from '#ui/card-link.tsx';

/** Spec section 2: prompts, training, custom GPTs, templates and workflows. */
export function HomeCards() {
  return (
    <section aria-labelledby="que-hay" className="shell py-14 md:py-20">
      <h2 id="que-hay" className="sr-only">
        {home.cardsTitle}
      </h2>
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
        {home.cards.map(({ title, text, action, to }) => (
          <li
            key={to}
            className="relative flex flex-col border-r border-b border-line p-6 transition-colors duration-150 hover:bg-surface"
          >
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-3 mb-6 text-ink-soft">{text}</p>
            <CardLink to={to} className="mt-auto">
              {action}
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
