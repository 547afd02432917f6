import { strToU8, zipSync } from 'fflate';
import { openContent } from '#tools/content/content.ts';
import { slugOf } from '#tools/content/header.ts';
import { gpts } from '#tools/content/library/entries.ts';
import { skillFiles } from '#tools/content/library/skill.ts';

/** The same bytes in every build. A ZIP file holds local time, so the date is local too. */
const mtime = new Date(1980, 0, 1);

/** Addresses without the leading slash, one for each kit. */
export const skillArchives = (root: string) =>
  gpts.files(openContent(root)).map((file) => `kits/${slugOf(file)}.zip`);

/** The kit as a skill, in one ZIP file. It holds only what content/gpts says: nothing of a learner. */
export function packSkill(root: string, name: string): Buffer {
  const files = Object.entries(skillFiles(gpts.read(openContent(root), `${gpts.folder}/${slugOf(name)}.md`)));
  const entries = files.map(([path, text]) => [path, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime, level: 9 }));
}
