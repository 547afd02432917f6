interface Related {
  slug: string;
  category: string;
  tags: string[];
}

/** The entries closest to this one: same category first, then the most tags in common. */
export function relatedTo<T extends Related>(entry: Related, all: T[], max = 3): T[] {
  const closeness = (other: Related) =>
    (other.category === entry.category ? 1000 : 0) +
    other.tags.filter((tag) => entry.tags.includes(tag)).length;
  return all
    .filter(({ slug }) => slug !== entry.slug)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, max);
}
