import { CardLink } from '#ui/card-link.tsx';
import { IndexCard } from '#ui/index-card.tsx';

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

export function EntryCard({ entry, path, action }: EntryCardProps) {
  return (
    <IndexCard
      category={entry.category}
      title={entry.title}
      description={entry.description}
      tags={entry.tags}
      action={
        <CardLink to={`${path}/${entry.slug}`}>
          {action}
          <span className="sr-only">: {entry.title}</span>
        </CardLink>
      }
    />
  );
}
