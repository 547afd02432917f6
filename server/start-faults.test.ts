import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainFileFault } from '#server/database/file-fault.ts';
import { runServer } from './run.ts';
import { readSettings } from './settings.ts';
import { reasonOf, StartError } from './start-error.ts';
import { prepareFolder } from '#server/testing/server.ts';

describe('with its own data folder', () => {
  let folder: string;
  let dataDir: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    ({ folder, dataDir, env } = await prepareFolder());
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** The operator's message; start.test.ts proves that it is printed without a stack, with exit code 1. */
  async function refusal(overrides: Record<string, string> = {}): Promise<string> {
    const error: unknown = await runServer(readSettings({ ...env, ...overrides })).then(
      () => 'It started.',
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }

  it('the message names a port in use, and the data folder is unlocked for the next start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toBe(
      `El puerto ${port} ya está ocupado: elige otro con PORT.`,
    );
    other.close();
    expect(await readdir(dataDir)).not.toContain('server.sock');
    const server = await runServer(readSettings({ ...env, PORT: String(port) }));
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await server.stop();
  });

  it('the message names an address of another machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toBe(
      'Esta máquina no tiene la dirección 192.0.2.1: corrige HOST.',
    );
  });

  it('the message names a folder without a built site, or with a damaged manifest', async () => {
    const distDir = join(folder, 'empty');
    const sentence = `DIST_DIR: en ${distDir} no hay un sitio construido que se pueda usar`;
    expect(await refusal({ DIST_DIR: distDir })).toContain(sentence);
    await writeFile(join(folder, 'dist', 'pages.json'), '{"pages":');
    expect(await refusal()).toContain('falta pages.json o está dañado');
  });

  it('the message names a file in place of the data folder', async () => {
    const path = join(folder, 'file');
    await writeFile(path, 'important');
    expect(await refusal({ DATA_DIR: path })).toBe(
      `La carpeta de datos ${path} no se puede usar: es un archivo, no una carpeta. Elige otra con DATA_DIR.`,
    );
  });

  it('truncated secrets are refused, with advice', async () => {
    await writeFile(join(dataDir, 'secrets.json'), '{"jwtSecret":"x', { mode: 0o600 });
    expect(await refusal()).toMatch(/secrets\.json está dañado\. Recupera una copia, o bórralo/);
  });

  it('a damaged database is refused, with advice, and not changed', async () => {
    const control = join(dataDir, 'database', 'global', 'pg_control');
    await writeFile(control, 'no database');
    expect(await refusal()).toMatch(/La base de datos de .+ no se puede abrir .*npm run restore/s);
    expect(await readdir(dataDir)).not.toContain('server.sock');
  });
});

it.each([
  [Object.assign(new Error('x'), { code: 'EACCES' }), 'faltan permisos'],
  [Object.assign(new Error('x'), { code: 'EROFS' }), 'solo lectura'],
  [{ name: 'ErrnoError', errno: 51 }, 'no queda sitio'],
  [new StartError('x', { cause: { code: '53100' } }), 'no queda sitio'],
])('%j of the data folder is explained', (fault, words) => {
  expect(String(explainFileFault(fault, '/data'))).toContain(words);
});

it.each([
  [new Error('sin sitio'), 'sin sitio'],
  [{ name: 'ErrnoError', errno: 44 }, 'ErrnoError 44'],
  [{}, 'motivo desconocido'],
  [undefined, 'motivo desconocido'],
])('%j is put into words, thrown by any code', (thrown, words) => {
  expect(reasonOf(thrown)).toBe(words);
});
