import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The build puts a copy of the file beside the compiled server. */
const siteFile = new URL('../content/site.yaml', import.meta.url);

/** As pages, mails and the line at the start call the school. */
export const schoolName = (parse(readFileSync(siteFile, 'utf8')) as { name: string }).name;
