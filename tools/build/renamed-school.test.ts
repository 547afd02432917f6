import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { schoolWordsIn } from '#tools/testing/school-words.ts';

vi.setConfig({ testTimeout: 240_000 });

const parts = ['common', 'content', 'public', 'server', 'src', 'supabase', 'tools'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

it('another agency renames the school in one file, and no page, mail or file keeps the old name', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'aplica-ia-renamed-'));
  for (const part of [...parts, ...files]) await cp(part, join(copy, part), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  const { name, agency, contact, law } = wordFiles.site.read(openContent(process.cwd()));
  const file = join(copy, 'content/site.yaml');
  const renamed = (await readFile(file, 'utf8'))
    .replaceAll(name, 'Otra & Más')
    .replace(agency.name, 'Otra Agencia')
    .replace(contact.whatsapp.number, '+11 111')
    .replace(law.contract, 'el artículo 7 de otra ley')
    .replace(law.authority, 'En otro país es otra autoridad.')
    .replaceAll(/(estudio-aplica|aplica-ia)(?=[./])/g, 'otra');
  await writeFile(file, renamed);
  await promisify(execFile)('node', ['--import', 'tsx', 'tools/build.ts'], { cwd: copy });

  const dist = join(copy, 'dist');
  expect(schoolWordsIn([dist], (path) => !/\.(br|gz|map)$/.test(path))).toEqual([]);
  const built = (path: string) => readFile(join(dist, path), 'utf8');
  expect(await built('site/index.html')).toContain('Otra &amp; Más');
  expect(await built('site/privacidad.html')).toContain('el artículo 7 de otra ley');
  expect(await built('hosted/supabase/config.toml')).toContain(
    'subject = "Confirma tu cuenta en Otra & Más"',
  );
  expect(await built('hosted/supabase/templates/recovery.html')).toContain('Otra &#38; Más');
  await rm(copy, { recursive: true });
});
