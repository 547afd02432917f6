import type { ReactNode } from 'react';
import { Tag } from './chip.tsx';

/** Spec section 9: cards show at most three tags, then '+N'. */
const MAX_TAGS = 3;

interface IndexCardProps {
  category: string;
  title: string;
  description: string;
  tags: string[];
  /** The card's link; its ::after covers the card, so the whole card is the target. */
  action: ReactNode;
  meta?: ReactNode;
  /** On a phone only tab, title and link; no rule above the link. */
  isShortOnPhone?: boolean;
}

/** The index card of prompts, GPTs and courses: a tab with the category on top, then the card. */
export function IndexCard({
  category,
  title,
  description,
  tags,
  action,
  meta,
  isShortOnPhone = false,
}: IndexCardProps) {
  const hidden = tags.length - MAX_TAGS;
  const notOnPhone = isShortOnPhone ? 'max-sm:hidden' : '';
  return (
    // It lifts when the pointer is on the link, which covers all but the tab. Not with :has(): during a search in a
    // library, the browser would recalculate the styles of every card on each keystroke.
    <article className="group pointer-events-none relative flex h-full flex-col transition-transform duration-200 ease-out hover:-translate-y-0.5">
      <p className="mx-4 self-start rounded-t-control border border-b-0 border-line bg-marker px-3 py-1.5 text-xs font-semibold text-ink">
        {category}
      </p>
      <div className="pointer-events-auto relative flex grow flex-col rounded-card border border-line bg-surface p-5 transition-colors duration-200 group-hover:border-line-strong lg:max-xl:px-4">
        {meta && <p className="mb-2 text-sm text-ink-soft">{meta}</p>}
        {/* Two lines (spec section 9) have room for the longest title at 320 px too. */}
        <h3 className="line-clamp-2 text-lg max-[22rem]:text-base xl:text-xl">{title}</h3>
        <p className={`mt-2 line-clamp-3 text-ink-soft ${notOnPhone}`}>{description}</p>
        <ul className={`mt-4 flex flex-wrap gap-1.5 ${notOnPhone}`} aria-label="Etiquetas">
          {tags.slice(0, MAX_TAGS).map((tag, index) => (
            <li key={tag} className="flex items-start gap-1.5">
              <Tag>{tag}</Tag>
              {/* In the last tag's item, so that it is never alone in a line. */}
              {hidden > 0 && index === MAX_TAGS - 1 && <Tag> +{hidden}</Tag>}
            </li>
          ))}
        </ul>
        <div className={`mt-auto ${isShortOnPhone ? 'pt-3' : 'pt-5'}`}>
          {isShortOnPhone ? action : <div className="border-t border-dashed border-line pt-4">{action}</div>}
        </div>
      </div>
    </article>
  );
}
