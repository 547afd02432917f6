import type { KnowledgeItem } from './knowledge-item.ts';
import { sampleItemsEngineering } from './sample-items-engineering.ts';
import { sampleItemsIdeas } from './sample-items-ideas.ts';
import { sampleItemsPlatform } from './sample-items-platform.ts';

/** Newest first, as a library shows them. */
export const sampleItems: KnowledgeItem[] = [
  ...sampleItemsIdeas,
  ...sampleItemsEngineering,
  ...sampleItemsPlatform,
].sort((a, b) => b.createdDate.localeCompare(a.createdDate));
