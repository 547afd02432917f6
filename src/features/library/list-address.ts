import { readTab, writeTab } from '#lib/tab-storage.ts';

const keyOf = (path: string) => `aplica-ia-list:${path}`;

/** Stores the current filter of this page's list. */
export const rememberList = () => writeTab(keyOf(location.pathname), location.search);

/** The address for a link back to a list, with the filter as the learner left it. */
export const listAddress = (path: string) => path + (readTab(keyOf(path)) ?? '');
