import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { downloadsFolder } from '#tools/content/practice/downloads.ts';
import { practiceFileBytes } from './files.ts';

/** npm run practice-files: writes the folder that learners download. What it writes is committed. */
const files = await practiceFileBytes(wordFiles.company.read(openContent(process.cwd())));
await mkdir(downloadsFolder, { recursive: true });
for (const [name, data] of files) {
  await writeFile(join(downloadsFolder, name), data);
  console.log(`${String(data.length).padStart(8)}  ${downloadsFolder}/${name}`);
}
