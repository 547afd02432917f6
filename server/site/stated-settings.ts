import { isLoopbackOrigin } from '#server/http/origin.ts';

/** What only the operator knows about this installation, and pages must say. */
export type StatedSetting = 'DATA_COUNTRY' | 'DATA_PROVIDERS';

export type Stated = Record<StatedSetting, string | undefined>;

/**
 * The build draws what to read while the setting is empty, and in `data-stated` the sentence for when it is not
 * (src/documents/stated.tsx). Without script, and in whatever serves the files without this server, a page thus never claims
 * what no operator has said.
 */
const place = /<(\w+) data-setting="(\w+)" data-stated="([^"]*)">[^<]*<\/\1>/g;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

export function fillStated(html: string, stated: Stated): string {
  return html.replace(place, (unstated: string, tag: string, name: string, sentence: string) => {
    const value = Object.hasOwn(stated, name) ? stated[name as StatedSetting] : undefined;
    // An attribute's value is escaped enough to stand between tags.
    return value === undefined
      ? unstated
      : `<${tag}>${sentence.replaceAll('{valor}', () => escapeHtml(value))}</${tag}>`;
  });
}

/** One sentence if a public school does not say where its data are; null if it does, or is not public. */
export function unstatedWarning({
  publicUrl,
  stated,
}: {
  publicUrl: string | null;
  stated: Stated;
}): string | null {
  if (publicUrl === null || isLoopbackOrigin(publicUrl)) return null;
  const missing = Object.entries(stated).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 0) return null;
  return `/privacidad y /equipos no dicen dónde están los datos ni quién los aloja: falta ${missing.join(' y ')} (docs/operations.md).`;
}
