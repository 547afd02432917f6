import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isHashed, loadFiles, sidecars, type Servable } from './site-files.ts';
import { exists } from '#server/database/data-files.ts';

/**
 * A tab that was opened before an update still asks for the files of its own release. The new one has no copy of them (a new
 * image knows nothing of the old), so each running server leaves its hashed files in the data folder for the release that
 * comes next:
 *
 *     releases/order.json      the newest two, the newest first
 *     releases/<id>/assets/…   as in dist/site
 */
const folderOf = (dataDir: string) => join(dataDir, 'releases');
const orderFile = 'order.json';
const kept = 2;

const orderSchema = z.array(z.string().regex(/^[0-9a-f]{32}$/));

type Files = Map<string, Servable>;

const hashedOnly = (files: Files): Files => new Map([...files].filter(([path]) => isHashed(path)));

/** A hash of all content: reveals a half-written folder, or one damaged since. */
async function idOf(hashed: Files): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [...hashed.keys()].sort()) {
    const { codings, variant } = hashed.get(path) as Servable;
    const etags = await Promise.all(codings.map(async (coding) => (await variant(coding)).etag));
    hash.update(`${path} ${etags.join(' ')}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

async function readOrder(folder: string): Promise<string[]> {
  if (!(await exists(join(folder, orderFile)))) return [];
  return orderSchema.parse(JSON.parse(await readFile(join(folder, orderFile), 'utf8')));
}

function warn(what: string, error: unknown) {
  const { code } = error as NodeJS.ErrnoException;
  process.stderr.write(`Aviso: ${what} (${code ?? 'contenido inesperado'}).\n`);
}

/** The previous release's hashed files, without those that this one has as well. */
export async function loadPrevious(dataDir: string, own: Files): Promise<Files> {
  const folder = folderOf(dataDir);
  try {
    const ownId = await idOf(hashedOnly(own));
    const id = (await readOrder(folder)).find((candidate) => candidate !== ownId);
    if (id === undefined) return new Map();
    const files = await loadFiles(join(folder, id), new Set());
    if ((await idOf(files)) !== id) throw new Error('Not the files that were written.');
    return new Map([...files].filter(([path]) => !own.has(path)));
  } catch (error) {
    warn(
      `los archivos de la versión anterior, en ${folder}, no se pueden usar; quien tenga abierta una página de ella ` +
        'tendrá que volver a cargarla',
      error,
    );
    return new Map();
  }
}

async function writeFiles(folder: string, hashed: Files) {
  await mkdir(folder, { recursive: true });
  for (const [path, { codings, variant }] of hashed) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    for (const coding of codings) {
      const [, end = ''] = sidecars.find(([name]) => name === coding) ?? [];
      await writeFile(file + end, (await variant(coding)).body, { flush: true });
    }
  }
}

/**
 * Stores this release for the next one. Servers that share the folder may do so together: they write the same bytes. The
 * order file comes last, so a half-written release is written again. Without a data folder (Supabase) it does nothing.
 */
export async function keepRelease(dataDir: string, own: Files): Promise<void> {
  if (!(await exists(dataDir))) return;
  const folder = folderOf(dataDir);
  try {
    const hashed = hashedOnly(own);
    const id = await idOf(hashed);
    const before = await readOrder(folder).catch(() => []);
    if (before[0] === id) return;
    await writeFiles(join(folder, id), hashed);
    const order = [id, ...before.filter((other) => other !== id)].slice(0, kept);
    const draft = join(folder, `${orderFile}.new`);
    await writeFile(draft, JSON.stringify(order), { flush: true });
    await rename(draft, join(folder, orderFile));
    const old = (await readdir(folder)).filter((name) => name !== orderFile && !order.includes(name));
    for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    warn(
      `los archivos de esta versión no se pueden guardar en ${folder}; tras la próxima actualización, quien tenga abierta ` +
        'una página tendrá que volver a cargarla',
      error,
    );
  }
}
