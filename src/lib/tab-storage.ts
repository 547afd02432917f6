/** What this tab remembers from one page to the next: nothing where the browser forbids storage. */

export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

export function forgetInTab(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** Reads and removes: for messages that appear once. */
export function takeTab(key: string): string | null {
  const value = readTab(key);
  if (value !== null) forgetInTab(key);
  return value;
}
