import type { IslandName } from '#common/island-contract.ts';
import { practiceSources } from '#practice/islands.ts';
import { islands, mounting, schoolSources } from './registry.ts';

const ofPractice = Object.entries(practiceSources()).map(([name, sources]) => [name, [mounting, ...sources]]);

const sources = { ...schoolSources, ...(Object.fromEntries(ofPractice) as typeof schoolSources) };

/** For the build: the source files whose code a page with this island fetches at once. */
export const nowSources = Object.fromEntries(
  Object.keys(islands).map((name) => [name, sources[name as IslandName] ?? []]),
) as Record<IslandName, string[]>;
