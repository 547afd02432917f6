/** `content/lessons/modulo-1.md` → `modulo-1`: the file's name is the page's address. */
export function slugOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
