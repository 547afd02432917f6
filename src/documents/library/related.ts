interface Related {
  slug: string;
  category: string;
  tags: string[];
}

/** The entries closest to this one: same category first, then the most tags in common, then those that follow it. */
export function relatedTo<T extends Related>(entry: Related, all: T[], max = 3): T[] {
  const closeness = (other: Related) =>
    (other.category === entry.category ? 1000 : 0) +
    other.tags.filter((tag) => entry.tags.includes(tag)).length;
  const position = all.findIndex(({ slug }) => slug === entry.slug);
  return [...all.slice(position + 1), ...all.slice(0, Math.max(position, 0))]
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, max);
}
