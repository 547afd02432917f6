import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** Archives carry the time of packing; ours is always the same, told in local time as the format wants it. */
const PACKED = new Date(2026, 10, 9, 9, 0, 0);
const CONTENT_TYPES = '[Content_Types].xml';
const WRITTEN = '2026-11-09T09:00:00Z';

/** The same entries give the same bytes, whenever and wherever they are packed. */
export function pack(entries: Iterable<[name: string, data: Uint8Array]>): Uint8Array {
  const files: Zippable = {};
  for (const [name, data] of entries) files[name] = [data, { mtime: PACKED, level: 9 }];
  return zipSync(files);
}

/** Office documents are archives too: packed again with the fixed time, outside and in their own properties. */
export function packAgain(document: Uint8Array): Uint8Array {
  const entries = Object.entries(unzipSync(document)).filter(([name]) => !name.endsWith('/'));
  // Programs that guess a file's kind look at its first entry.
  entries.sort(([a], [b]) => Number(b === CONTENT_TYPES) - Number(a === CONTENT_TYPES));
  return pack(
    entries.map(([name, data]) =>
      name === 'docProps/core.xml' ? [name, strToU8(datedAlike(strFromU8(data)))] : [name, data],
    ),
  );
}

const datedAlike = (properties: string) =>
  properties.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${WRITTEN}`);
