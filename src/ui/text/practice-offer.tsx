import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from './marked-text.tsx';

interface PracticeOfferProps {
  title: string;
  text: string;
  items: { value: string; title: string; text: string }[];
  action: string;
  to: string;
}

/** How much there is to practise, kind by kind, for a visitor who has not decided yet. */
export function PracticeOffer({ title, text, items, action, to }: PracticeOfferProps) {
  return (
    <section
      aria-labelledby="practica"
      className="grid gap-x-16 gap-y-6 border-t-2 border-ink pt-8 md:pt-10 lg:grid-cols-[1fr_1.6fr]"
    >
      <div className="max-w-[52ch]">
        <h2 id="practica" className="text-3xl md:text-4xl">
          <MarkedText text={title} />
        </h2>
        <p className="mt-4 text-lg text-ink-soft max-sm:text-base md:mt-5">{text}</p>
        <p className="mt-5 md:mt-7">
          <Link to={to} className={buttonClass('secondary', 'lg')}>
            {action}
          </Link>
        </p>
      </div>
      <ul className="border-b border-line">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[3.25rem_1fr] gap-x-4 border-t border-line py-3 max-sm:items-center sm:grid-cols-[4.5rem_1fr] sm:py-5"
          >
            <span className="font-heading text-3xl leading-none font-semibold text-accent tabular-nums sm:text-4xl">
              {item.value}
            </span>
            <div>
              <h3 className="text-lg sm:text-xl">{item.title}</h3>
              {/* On a phone the titles say enough; the page of the practice says the rest. */}
              <p className="mt-1.5 text-ink-soft max-sm:hidden">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
