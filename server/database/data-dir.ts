import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { exists, syncPath } from './data-files.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

export const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
});

export type Secrets = z.infer<typeof secretsSchema>;

/** Only its owner may look inside, even if the folder existed before: it contains password hashes, and mails with links. */
export async function ensureDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (((await stat(dataDir)).mode & 0o077) === 0) return;
  await chmod(dataDir, 0o700).catch(() => {
    process.stderr.write(
      `Aviso: otros usuarios de esta máquina pueden leer ${dataDir}. Su dueño puede cerrarla con chmod 700.\n`,
    );
  });
}

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

const generate = (): Secrets => ({
  jwtSecret: random(48),
  publishableKey: `sb_publishable_${random(24)}`,
  secretKey: `sb_secret_${random(24)}`,
});

/**
 * Keeps existing secrets. Servers that share a PostgreSQL may also share this folder and start together: the complete file is
 * linked into place, so the first one wins and all servers read it.
 */
export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const path = secretsFile(dataDir);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, JSON.stringify(secrets, null, 2) + '\n', { mode: 0o600, flag: 'wx' });
    await syncPath(draft);
    await link(draft, path);
    await syncPath(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Generates missing secrets once; those in the environment win. */
export async function loadSecrets(settings: Pick<Settings, 'dataDir' | 'secrets'>): Promise<Secrets> {
  const path = secretsFile(settings.dataDir);
  if (!(await exists(path))) await writeSecrets(settings.dataDir, generate());
  await chmod(path, 0o600);
  const stored = secretsSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!stored.success) {
    throw new StartError(
      `El archivo ${path} está dañado. Recupera una copia, o bórralo: se cerrarán todas las sesiones.`,
    );
  }
  const { jwtSecret, publishableKey, secretKey } = settings.secrets;
  return {
    jwtSecret: jwtSecret ?? stored.data.jwtSecret,
    publishableKey: publishableKey ?? stored.data.publishableKey,
    secretKey: secretKey ?? stored.data.secretKey,
  };
}
