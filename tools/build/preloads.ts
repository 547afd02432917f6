import type { Manifest, ManifestChunk } from 'vite';

/** Reads Vite's manifest: which files does the browser need for a piece of source code? */
export function createPreloads(manifest: Manifest) {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('Vite wrote no entry into its manifest');

  function closure(chunk: ManifestChunk, found = new Set<ManifestChunk>()) {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key];
      if (imported) closure(imported, found);
    }
    return found;
  }

  const always = closure(entry);
  const chunkOf = (source: string) => {
    const chunk = Object.values(manifest).find(({ src }) => src === source || src?.startsWith(`${source}/`));
    if (!chunk) throw new Error(`Vite's manifest has no chunk for ${source}`);
    return chunk;
  };

  return {
    /** What a page needs besides the entry: the chunks of its source files and all that they import. */
    page(sources: string[]): string[] {
      const chunks = new Set(sources.flatMap((source) => [...closure(chunkOf(source))]));
      return [...new Set([...chunks].filter((chunk) => !always.has(chunk)).map(({ file }) => file))];
    },
  };
}

export type Preloads = ReturnType<typeof createPreloads>;
