import { ArrowRight } from 'lucide-react';
import { home } from '#content.ts';
import { Link } from '#ui/link.tsx';

/** Spec section 2: prompts, training, custom GPTs, templates and workflows. */
export function HomeCards() {
  return (
    <section aria-labelledby="que-hay" className="shell py-14 md:py-20">
      <h2 id="que-hay" className="sr-only">
        {home.cardsTitle}
      </h2>
      <ul className="border-line grid border-t border-l sm:grid-cols-2 lg:grid-cols-4">
        {home.cards.map(({ title, text, action, to }) => (
          <li
            key={to}
            className="border-line hover:bg-surface relative flex flex-col border-r border-b p-6 transition-colors duration-150"
          >
            <h3 className="text-2xl">{title}</h3>
            <p className="text-ink-soft mt-3 mb-6">{text}</p>
            <Link to={to} className="text-accent mt-auto inline-flex items-center gap-1.5 font-semibold after:absolute after:inset-0">
              {action}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
