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
  isShortOnPhone?: boolean;
}

export function EntryCard({ entry, path, action, isShortOnPhone = false }: EntryCardProps) {
  return (
    <IndexCard
      category={entry.category}
      title={entry.title}
      description={entry.description}
      tags={entry.tags}
      isShortOnPhone={isShortOnPhone}
      action={
        <CardLink to={`${path}/${entry.slug}`}>
          {action}
          <span className="sr-only">: {entry.title}</span>
        </CardLink>
      }
    />
  );
}

interface CardGridProps {
  entries: Entry[];
  label: string;
  /** Path of the library, e.g. /prompts. */
  path: string;
  action: string;
}

/** One column on a phone, two on a tablet, three on a desktop (spec section 2). */
export function CardGrid({ entries, label, path, action }: CardGridProps) {
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-8 pb-8 md:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.slug}>
          <EntryCard entry={entry} path={path} action={action} />
        </li>
      ))}
    </ul>
  );
}
