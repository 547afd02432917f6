import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { syncPath } from '#server/database/data-files.ts';
import { StartError } from '#server/start-error.ts';
import { writeCopy } from './copy-file.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** The manual command where the tool is missing. */
const byHand: Record<Tool, (file: string) => string> = {
  pg_dump: (file) => `pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
  pg_restore: (file) =>
    `pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" ${file}`,
};

/** Other users of the machine see every process's arguments, but not its environment. */
function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  // PostgreSQL also accepts the password as a parameter, which wins over the other.
  const isPassword = (parameter: string) => parameter.startsWith('password=');
  const parameters = url.search.slice(1).split('&');
  const written = parameters.findLast(isPassword)?.slice('password='.length) ?? url.password;
  const password = decodeURIComponent(written);
  url.password = '';
  url.search = parameters.filter((parameter) => !isPassword(parameter)).join('&');
  return { url: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

async function run(tool: Tool, databaseUrl: string, args: string[], file: string): Promise<void> {
  const { url, env } = withoutPassword(databaseUrl);
  const child = spawn(tool, [`--dbname=${url}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new StartError(
      `${tool} no está instalado aquí. Instala las herramientas de PostgreSQL, o hazlo donde las haya:\n` +
        byHand[tool](file),
      { cause: error },
    );
  }
  // The first line gives the reason; later ones may show rows.
  const reason = output.split('\n')[0]?.replace(/^pg_\w+: (error: )?/, '') ?? '';
  throw new StartError(`${tool} no ha podido terminar: ${reason}`);
}

/**
 * A snapshot of the whole database, taken while the school runs; readable by its owner only, written completely or not at
 * all.
 */
export const dumpPostgres = (databaseUrl: string, file: string) =>
  writeCopy(file, async (draft) => {
    await (await open(draft, 'w', 0o600)).close();
    await run('pg_dump', databaseUrl, ['--format=custom', `--file=${draft}`], file);
    await syncPath(draft);
  });

/** Restores into a database without a school, completely or not at all. */
export const restorePostgres = (databaseUrl: string, file: string) =>
  run('pg_restore', databaseUrl, ['--no-owner', '--single-transaction', '--exit-on-error', file], file);
