import type { IslandName } from '#common/island-contract.ts';
import { islands } from './registry.ts';

/** For the build: the source files whose code a page fetches at once, because it has one of these islands. */
export const nowSources = Object.fromEntries(
  Object.entries(islands).map(([name, { sources = [] }]) => [name, sources]),
) as Record<IslandName, string[]>;
