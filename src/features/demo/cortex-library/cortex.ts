export interface Cortex {
  id: string;
  name: string;
}

export interface CortexCategory {
  id: string;
  name: string;
  items: Cortex[];
}

/** What the sidebar has selected; a category's header selects the category with no item. */
export interface Section {
  categoryId: string;
  cortexId: string | null;
}

export const OVERVIEW_ID = 'overview';
export const DEFAULT_LIBRARY_TITLE = 'Cortex Library';
export const DEFAULT_SECTION: Section = { categoryId: 'private', cortexId: OVERVIEW_ID };

/** Spec section 2. */
export const CATEGORIES: CortexCategory[] = [
  {
    id: 'shared',
    name: 'Shared',
    items: [
      { id: 'second-brain', name: 'Second Brain' },
      { id: 'oss', name: 'OSS' },
      { id: 'artificial-intelligence', name: 'Artificial Intelligence' },
    ],
  },
  {
    id: 'team-space',
    name: 'Team Space',
    items: [
      { id: 'brainboard-competitors', name: 'Brainboard Competitors' },
      { id: 'visualize-terraform', name: 'Visualize Terraform' },
      { id: 'ci-cd-engine', name: 'CI/CD Engine' },
    ],
  },
  {
    id: 'private',
    name: 'Private',
    items: [
      { id: OVERVIEW_ID, name: 'Overview' },
      { id: 'uxui', name: 'UXUI' },
      { id: 'space', name: 'Space' },
      { id: 'cloud-computing', name: 'Cloud Computing' },
    ],
  },
];

export const findCortex = (categories: CortexCategory[], id: string | null) =>
  categories.flatMap(({ items }) => items).find((cortex) => cortex.id === id);

/** Spec section 8: an unknown category is called 'Unknown'. */
export const categoryLabel = (categories: CortexCategory[], id: string) =>
  categories.find((category) => category.id === id)?.name ?? 'Unknown';

/** Spec section 8: no cortex is called 'All'. */
export const cortexLabel = (categories: CortexCategory[], id: string | null) =>
  id === null ? 'All' : (findCortex(categories, id)?.name ?? 'Unknown');

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Names lead to items through keywords, so two cortexes cannot share one. */
export function refuseCortexName(categories: CortexCategory[], name: string): string | null {
  if (name.trim() === '') return 'A cortex needs a name.';
  const isTaken = categories.some(({ items }) => items.some((cortex) => isSameName(cortex.name, name)));
  return isTaken ? 'There is already a cortex with this name.' : null;
}

export const addCortex = (categories: CortexCategory[], categoryId: string, cortex: Cortex) =>
  categories.map((category) =>
    category.id === categoryId ? { ...category, items: [...category.items, cortex] } : category,
  );

/** Spec section 5: a blank title cannot be saved. */
export const refuseLibraryTitle = (title: string) =>
  title.trim() === '' ? 'The library needs a title.' : null;
