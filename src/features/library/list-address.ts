import { readTab, writeTab } from '#lib/tab-storage.ts';

const keyOf = (path: string) => `aplica-ia-list:${path}`;

/** Notes how the list of this page is filtered. */
export const rememberList = () => writeTab(keyOf(location.pathname), location.search);

/** Where a link back to a list leads: to the list as the learner left it. */
export const listAddress = (path: string) => path + (readTab(keyOf(path)) ?? '');
