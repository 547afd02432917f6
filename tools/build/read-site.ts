import { compileFile } from '#tools/content/content-files.ts';
import type { Site } from '#tools/content/pages/site-schemas.ts';

export const readSite = (root: string) => compileFile(root, 'content/site.yaml') as Site;
