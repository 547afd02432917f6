import type { Manifest } from 'vite';

/** The files that a browser loads for these source files and all their imports, once each. */
export function filesOf(manifest: Manifest, sources: string[]): string[] {
  const found = new Map<string, string>();
  const collect = (name: string) => {
    if (found.has(name)) return;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Vite's manifest has no chunk for ${name}`);
    found.set(name, chunk.file);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...found.values()];
}
