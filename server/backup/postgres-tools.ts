import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { syncPath } from '#server/database/data-files.ts';
import { StartError } from '#server/start-error.ts';
import { writeCopy } from './copy-file.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** What the operator can do by hand where the tool is missing. */
const byHand: Record<Tool, (file: string) => string> = {
  pg_dump: (file) => `pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
  pg_restore: (file) =>
    `pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" ${file}`,
};

/** Other users of the machine see the arguments of every process, but not its environment. */
function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  // PostgreSQL also takes it as a parameter, which goes before the other.
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
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
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
  // The first line says why; later ones may show rows.
  const reason = said.split('\n')[0]?.replace(/^pg_\w+: (error: )?/, '') ?? '';
  throw new StartError(`${tool} no ha podido terminar: ${reason}`);
}

/** The whole database of one moment, while everybody goes on; readable by its owner only, complete or not there. */
export const dumpPostgres = (databaseUrl: string, file: string) =>
  writeCopy(file, async (draft) => {
    await (await open(draft, 'w', 0o600)).close();
    await run('pg_dump', databaseUrl, ['--format=custom', `--file=${draft}`], file);
    await syncPath(draft);
  });

/** Into a database without a school, all of it or nothing. */
export const restorePostgres = (databaseUrl: string, file: string) =>
  run('pg_restore', databaseUrl, ['--no-owner', '--single-transaction', '--exit-on-error', file], file);
