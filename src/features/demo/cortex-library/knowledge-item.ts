export const ITEM_TYPES = ['Article', 'Paper', 'Video', 'Podcast', 'Repository', 'Tool'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Demo knowledge item (spec section 3). */
export interface KnowledgeItem {
  id: string;
  title: string;
  url: string;
  type: ItemType;
  /** ISO date, without time. */
  createdDate: string;
  source: string;
  keywords: string[];
  pitch: string;
  writer: string;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export const shortDate = (isoDate: string) => dateFormat.format(new Date(isoDate));

/** The three columns of the board: what one does with an item. */
export const BOARD_COLUMNS: { name: string; types: ItemType[] }[] = [
  { name: 'To read', types: ['Article', 'Paper'] },
  { name: 'To watch and hear', types: ['Video', 'Podcast'] },
  { name: 'To try', types: ['Repository', 'Tool'] },
];
