import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { cardActionClass, IndexCard } from '#ui/index-card.tsx';
import { Link } from '#ui/link.tsx';

export interface Entry {
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
}

interface EntryCardProps {
  entry: Entry;
  /** Path of the library, e.g. /prompts. */
  path: string;
  action: string;
}

export const EntryCard = memo(function EntryCard({ entry, path, action }: EntryCardProps) {
  return (
    <IndexCard
      category={entry.category}
      title={entry.title}
      description={entry.description}
      tags={entry.tags}
      action={
        <Link to={`${path}/${entry.slug}`} className={cardActionClass}>
          {action}
          <span className="sr-only">: {entry.title}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      }
    />
  );
});
