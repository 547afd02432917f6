import { readFileSync } from 'node:fs';
import { z } from 'zod';

const versionSchema = z.object({ version: z.string(), commit: z.string() });

export type Version = z.infer<typeof versionSchema>;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The build writes `version.json` beside the compiled server; development and tests run the sources. */
function readVersion(): Version {
  if (import.meta.url.endsWith('.js')) return versionSchema.parse(read('./version.json'));
  return versionSchema.parse({ ...(read('../package.json') as object), commit: 'sin compilar' });
}

export const version = readVersion();

/** `versión 0.1.0, 96bbbef12ab3` */
export const versionText = ({ version: number, commit }: Version) => `versión ${number}, ${commit}`;
