import { cuaderno } from '#content.ts';
import type { RecordKind } from '#lib/notebook/records.ts';

const { kinds, import: words } = cuaderno.copy;

/** «2 perfiles, 1 prompt guardado y 3 notas», in the order of the page. */
export function describeContents(counts: Partial<Record<RecordKind, number>>): string {
  const parts = (Object.keys(kinds) as RecordKind[]).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? kinds[kind].one : kinds[kind].many.replace('{n}', String(count))];
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} ${words.and} ${last}`;
}
