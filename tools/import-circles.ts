import { posix } from 'node:path';

/** The text of each file, by its path from the root of the repo. */
type Sources = Map<string, string>;

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, over several lines too; or `import('x')` somewhere in a line. */
const specifier =
  /^(?:import|export)\s(?:[^'"`;=]*\bfrom\s)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;
const typesOnly = /^(?:import|export) type\b/;

/** The file that `#layer/file.ts` (the imports of package.json) or `./file.ts` names; null for a package. */
function resolve(name: string, from: string, aliases: Record<string, string>): string | null {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  for (const [alias, target] of Object.entries(aliases)) {
    if (alias === name) return posix.normalize(target);
    const [start = '', end] = alias.split('*');
    if (end !== undefined && name.startsWith(start))
      return posix.normalize(target.replace('*', () => name.slice(start.length)));
  }
  return null;
}

function importsOf(file: string, text: string, aliases: Record<string, string>, withTypes: boolean) {
  const found = [...text.matchAll(specifier)]
    .filter(([statement]) => withTypes || !typesOnly.test(statement))
    .map(([, named, onDemand]) => resolve(named ?? onDemand ?? '', file, aliases));
  return found.filter((target) => target !== null);
}

/** Groups of files in which each file reaches all others by imports (Tarjan's algorithm). */
export function importCircles(
  sources: Sources,
  aliases: Record<string, string>,
  { withTypes = true } = {},
): string[][] {
  const circles: string[][] = [];
  const lowest = new Map<string, number>();
  const open: string[] = [];

  const visit = (file: string): number => {
    const index = lowest.size;
    lowest.set(file, index);
    open.push(file);
    let low = index;
    for (const next of importsOf(file, sources.get(file) ?? '', aliases, withTypes)) {
      if (!sources.has(next)) continue;
      if (!lowest.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low !== index) return low;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
    return low;
  };
  for (const file of sources.keys()) if (!lowest.has(file)) visit(file);
  return circles;
}
