/** The known name nearest to a mistyped one, if any is near. */
function closest(written: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(written.length / 3));
  return known
    .map((name) => ({ name, distance: editDistance(fold(written), fold(name)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}

/** "¿Querías escribir «title»?" if a known name is near, else the full list. */
export function suggest(written: string, known: readonly string[]): string {
  const near = closest(written, known);
  return near ? `¿Querías escribir «${near}»?` : `Se admite: ${known.join(', ')}.`;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
