import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeDist } from '#server/testing/dist.ts';
import { freePort } from '#server/testing/postgres.ts';
import { noSettings } from '#server/testing/process.ts';
import { startSmtpSink, type SmtpSink } from '#server/testing/smtp-sink.ts';

let folder: string;
let env: Record<string, string>;
let smtp: SmtpSink;
let stranger: Server;

const stamp = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().replace(/:|\.\d+/g, '');

beforeAll(async () => {
  smtp = await startSmtpSink();
  stranger = createServer((_, response) => response.end('hola')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
});
afterAll(async () => {
  await smtp.stop();
  stranger.close();
});

/** A public school that is stopped: every setting is there, the site is built, last night's copy too. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await writeDist(join(folder, 'dist'));
  await mkdir(join(folder, 'data'), { mode: 0o700 });
  await mkdir(join(folder, 'copies'));
  await writeFile(join(folder, 'copies', `aplica-ia-${stamp(0.5)}.gz`), '');
  smtp.answer();
  env = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    BACKUP_DIR: join(folder, 'copies'),
    PUBLIC_URL: 'https://escuela.invalid',
    TRUST_PROXY: 'true',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'La escuela <hola@example.com>',
    NODE_ENV: 'production',
    DATA_COUNTRY: 'Chile',
    DATA_PROVIDERS: 'Alojamientos Sur',
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function doctor() {
  const child = spawn(process.execPath, ['dist/server/commands/doctor.js'], {
    env: { PATH: process.env.PATH, ...noSettings, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  const of = (level: string) => output.split('\n').filter((line) => line.startsWith(level));
  return { code, output, faults: of('FALLO'), warnings: of('AVISO'), fine: of('OK') };
}

it('a healthy installation has no fault, and a line for everything that was looked at', async () => {
  const { code, faults, fine, warnings, output } = await doctor();
  expect(faults).toEqual([]);
  expect(code).toBe(0);
  expect(output).toMatch(/\nNingún fallo\.\n$/);
  const about = [...fine, ...warnings].map((line) => line.slice(7).split(':')[0]);
  expect(new Set(about)).toEqual(
    new Set([
      'Node',
      'Ajustes',
      'Sitio construido',
      'Servidor',
      'Carpeta de datos',
      'Disco',
      'Base de datos',
      'Copias',
      'Correo',
      'Dirección pública',
      'Proxy',
      'Desde fuera',
      'Privacidad',
    ]),
  );
  // It is stopped, and its name leads nowhere from here.
  expect(warnings.filter((line) => !/Node|Servidor|Desde fuera|Disco/.test(line))).toEqual([]);
});

it('warnings alone are no failure', async () => {
  Object.assign(env, { BACKUP_DIR: '', DATA_COUNTRY: '', DATA_PROVIDERS: ' ' });
  const { code, warnings } = await doctor();
  expect(code).toBe(0);
  expect(warnings.join('\n')).toContain('Copias: sin BACKUP_DIR no se hace ninguna');
  expect(warnings.join('\n')).toContain('falta DATA_COUNTRY y DATA_PROVIDERS');
});

const set = (more: Record<string, string>) => () => void Object.assign(env, more);
const data = (name: string) => join(folder, 'data', name);

it.each<[string, () => void | Promise<void>, RegExp]>([
  [
    'a setting that nobody understands',
    set({ PORT: 'tres mil' }),
    /Ajustes: PORT debe ser un número de puerto/,
  ],
  [
    'no site',
    set({ DIST_DIR: '/nowhere' }),
    /Sitio construido: DIST_DIR: en \/nowhere no hay .*npm run build/,
  ],
  [
    'a port that another program has',
    () => void (env.PORT = String((stranger.address() as AddressInfo).port)),
    /Servidor: en http:\/\/127\.0\.0\.1:\d+ contesta otro programa: elige otro puerto con PORT/,
  ],
  [
    'a file in place of the data folder',
    async () => {
      await writeFile(join(folder, 'file'), '');
      env.DATA_DIR = join(folder, 'file');
    },
    /Carpeta de datos: .*es un archivo, no una carpeta/,
  ],
  [
    'a data folder that others can read',
    () => chmod(join(folder, 'data'), 0o755),
    /Carpeta de datos: .*chmod 700/,
  ],
  [
    'damaged secrets',
    () => writeFile(data('secrets.json'), '{', { mode: 0o600 }),
    /Claves: .*secrets\.json está dañado: recupera una copia, o bórralo/,
  ],
  [
    'secrets that others can read',
    () => writeFile(data('secrets.json'), '{}', { mode: 0o644 }),
    /Claves: otros usuarios pueden leer .*chmod 600/,
  ],
  [
    'a damaged database',
    () => mkdir(data('database/global'), { recursive: true }).then(() => undefined),
    /Base de datos: La base de datos de .+ no se puede abrir .*npm run restore/,
  ],
  [
    'a database that cannot be reached',
    set({ DATABASE_URL: 'postgres://escuela:hunter2@127.0.0.1:1/x' }),
    /Base de datos: DATABASE_URL: la base de datos no se puede usar \(.*ECONNREFUSED/,
  ],
  [
    'copies that stopped',
    async () => {
      await rm(join(folder, 'copies'), { recursive: true });
      await mkdir(join(folder, 'copies'));
      const file = join(folder, 'copies', `aplica-ia-${stamp(5.5)}.gz`);
      await writeFile(file, '');
      // The name counts: copying a folder changes the dates of its files.
      await utimes(file, new Date(), new Date());
    },
    /Copias: la última de .* es de hace 5 días/,
  ],
  [
    'copies that have nowhere to go',
    () => writeFile(join(folder, 'file'), '').then(() => void (env.BACKUP_DIR = join(folder, 'file/copies'))),
    /Copias: no se puede escribir en BACKUP_DIR .*ENOTDIR/,
  ],
  [
    'a mail server that is away',
    set({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    /Correo: 127\.0\.0\.1:1 no acepta la conexión \(ECONNREFUSED\)/,
  ],
  [
    'a wrong password of the mail server',
    () => {
      smtp.answer((line) => (line.startsWith('AUTH') ? '535 no' : undefined));
      const url = new URL(smtp.url);
      env.SMTP_URL = `smtp://ana:hunter2@${url.host}?requireTLS=false`;
    },
    /Correo: .* rechaza el usuario o la clave \(EAUTH 535\)/,
  ],
  [
    'a public address without https',
    set({ PUBLIC_URL: 'http://escuela.invalid' }),
    /Dirección pública: .* no es https/,
  ],
  [
    'production on localhost',
    set({ PUBLIC_URL: 'http://localhost:3000' }),
    /Dirección pública: http:\/\/localhost:3000: con NODE_ENV=production/,
  ],
  [
    'production without an address',
    set({ PUBLIC_URL: '', SMTP_URL: '' }),
    /Dirección pública: falta: con NODE_ENV=production/,
  ],
  [
    'a proxy that is not trusted',
    set({ TRUST_PROXY: '' }),
    /Proxy: .* sin TRUST_PROXY todos comparten los límites/,
  ],
  [
    'a Supabase project that cannot be reached',
    set({ BACKUP_DIR: '', SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'k' }),
    /Proyecto de Supabase: no se llega a http:\/\/127\.0\.0\.1:1/,
  ],
])('%s is named, with what to do, and the exit code is 1', async (_, spoil, line) => {
  await spoil();
  const { code, faults, output } = await doctor();
  expect(faults).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(output).toMatch(/\nFallos: 1\. /);
  expect(output).not.toMatch(/hunter2| {4}at /);
});
