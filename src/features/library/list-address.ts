const lastSearch = new Map<string, string>();

/** Notes how a list was filtered when it was last on screen. */
export function rememberList(path: string, search: string) {
  lastSearch.set(path, search);
}

/** Where a link back to a list leads: to the list as the learner left it. */
export const listAddress = (path: string) => path + (lastSearch.get(path) ?? '');
