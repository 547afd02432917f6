const key = (slug: string) => `aplica-ia-lectura:${slug}`;

/** Where the reader of a lesson was, by heading; kept in this browser only. */
export function readPosition(slug: string): string | null {
  try {
    return localStorage.getItem(key(slug));
  } catch {
    return null;
  }
}

export function savePosition(slug: string, id: string | null) {
  try {
    if (id === null) localStorage.removeItem(key(slug));
    else localStorage.setItem(key(slug), id);
  } catch {
    // Storage that is full or forbidden only costs the comfort of resuming.
  }
}
