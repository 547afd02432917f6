import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { runServer, type RunningServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { findPostgresBinaries, runSql, startPostgres } from '#server/testing/postgres.ts';
import { prepareFolder } from '#server/testing/server.ts';
import { diagnose } from './diagnose.ts';
import { lineOf } from './finding.ts';
import { checkNode, type Machine } from './machine.ts';

const machine: Machine = {
  nodeVersion: '24.3.0',
  now: () => Date.now(),
  uid: process.getuid?.() ?? null,
  freeBytes: async () => 50e9,
  isBuildFresh: async () => true,
};

let folder: string;
let env: Record<string, string>;
let running: RunningServer | null = null;
beforeEach(async () => {
  ({ folder, env } = await prepareFolder());
});
afterEach(async () => {
  await running?.stop();
  running = null;
  await rm(folder, { recursive: true, force: true });
});

async function linesOf(more: Record<string, string> = {}, differing: Partial<Machine> = {}): Promise<string> {
  const settings = readSettings({ ...env, ...more });
  const found = await diagnose({ ...settings, port: running?.port ?? 1 }, {}, { ...machine, ...differing });
  return found.map(lineOf).join('\n');
}

const open = async (more: Record<string, string> = {}) => {
  running = await runServer({ ...readSettings({ ...env, ...more }), passwordCost: 4 });
};

const change = async (text: string) => {
  const { session, close } = await openEmbeddedDatabase(env.DATA_DIR ?? '');
  await session.exec(text);
  await close();
};

describe('the embedded school', () => {
  it('that runs answers for the database that only it can open', async () => {
    await open();
    const lines = await linesOf();
    expect(lines).toMatch(/^OK {5}Servidor: en marcha en http:\/\/127\.0\.0\.1:\d+$/m);
    expect(lines).toMatch(/^OK {5}Base de datos: al día, migración \d{14}$/m);
    expect(lines).toMatch(/^OK {5}Reloj: /m);
    expect(lines).not.toContain('FALLO');
  });

  it('that is stopped is opened, and not changed', async () => {
    await change(`delete from supabase_migrations.schema_migrations where version > '20261117'`);
    const missing = /^FALLO {2}Base de datos: le falta la migración 20261118060000: arranca la escuela/m;
    expect(await linesOf()).toMatch(missing);
    expect(await linesOf()).toMatch(missing);
  });

  it('from a newer version is not for this program', async () => {
    await change(`insert into supabase_migrations.schema_migrations (version) values ('20990101000000')`);
    expect(await linesOf()).toMatch(
      /^FALLO {2}Base de datos: tiene la migración 20990101000000, que este programa no/m,
    );
  });

  it('whose clock was set back has rows from the future', async () => {
    await change(
      `insert into auth.users (id, updated_at) values (gen_random_uuid(), now() + interval '1 hour')`,
    );
    expect(await linesOf()).toMatch(/^FALLO {2}Reloj: va atrasado: hay datos guardados 3\d{3} s después/m);
  });

  it('of another user is not opened by the administrator', async () => {
    const lines = await linesOf({}, { uid: (machine.uid ?? 0) + 1 });
    expect(lines).toMatch(/^(AVISO|FALLO) +Carpeta de datos: .* es de otro usuario/m);
    expect(lines).toMatch(/^AVISO {2}Base de datos: sin comprobar/m);
  });

  it('on a full disk, or a nearly full one, says how much is left', async () => {
    expect(await linesOf({}, { freeBytes: async () => 50e6 })).toMatch(/^FALLO {2}Disco: quedan 47 MB/m);
    expect(await linesOf({}, { freeBytes: async () => 500e6 })).toMatch(/^AVISO {2}Disco: quedan 476 MB/m);
  });

  it('with a build older than its sources must be built', async () => {
    const lines = await linesOf({}, { isBuildFresh: async () => false });
    expect(lines).toMatch(/^FALLO {2}Sitio construido: .* es anterior a los últimos cambios: npm run build/m);
  });
});

it.each([
  ['18.20.0', '2026-11-20', 'FALLO', /demasiado antiguo/],
  ['20.18.3', '2026-11-20', 'FALLO', /demasiado antiguo/],
  ['20.19.4', '2026-04-30', 'OK', /^20\.19\.4$/],
  ['20.19.4', '2026-05-01', 'AVISO', /no recibe arreglos de seguridad desde el 30-4-2026: instala Node 24/],
  ['23.1.0', '2026-11-20', 'AVISO', /versión de paso/],
  ['24.3.0', '2026-11-20', 'OK', /^24\.3\.0$/],
])('Node %s on %s: %s', (nodeVersion, day, level, text) => {
  const found = checkNode({ ...machine, nodeVersion, now: () => Date.parse(day) });
  expect(found).toEqual({ level, about: 'Node', text: expect.stringMatching(text) });
});

describe.runIf(findPostgresBinaries())('with PostgreSQL', () => {
  it('an empty database, one in use, one that is behind, and one that takes no writes', async () => {
    const cluster = await startPostgres();
    if (!cluster) throw new Error('PostgreSQL is not installed.');
    try {
      const DATABASE_URL = await cluster.createDatabase('escuela');
      expect(await linesOf({ DATABASE_URL })).toMatch(
        /^OK {5}Base de datos: vacía; el primer arranque la prepara$/m,
      );
      await open({ DATABASE_URL });
      const lines = await linesOf({ DATABASE_URL });
      expect(lines).toMatch(/^OK {5}Base de datos: al día/m);
      expect(lines).not.toContain('FALLO');
      await runSql(DATABASE_URL, `delete from supabase_migrations.schema_migrations`);
      expect(await linesOf({ DATABASE_URL })).toMatch(
        /^FALLO {2}Base de datos: le falta la migración \d{14}, /m,
      );
      const hour = 3_600_000;
      expect(await linesOf({ DATABASE_URL }, { now: () => Date.now() + hour })).toMatch(
        /^FALLO {2}Reloj: el de la base de datos y el de esta máquina se llevan 3\d{3} s/m,
      );
      await runSql(DATABASE_URL, `alter database escuela set default_transaction_read_only = on`);
      expect(await linesOf({ DATABASE_URL })).toMatch(/^FALLO {2}Base de datos: no admite escrituras/m);
    } finally {
      await running?.stop();
      running = null;
      await cluster.stop();
    }
  });
});

describe('with a Supabase project', () => {
  let project: Server;
  let answers: Record<string, [number, unknown]>;
  beforeEach(async () => {
    // As a project answers a visitor whose key it knows, and that has our migrations.
    answers = {
      '/auth/v1/health': [200, { name: 'GoTrue' }],
      '/rest/v1/module_progress': [401, { code: '42501' }],
      '/rest/v1/rpc/my_data': [401, { code: '42501' }],
    };
    project = createServer((request, response) => {
      const [status, body] = answers[(request.url ?? '').split('?')[0] ?? ''] ?? [404, {}];
      response.writeHead(request.headers.apikey === 'clave' ? status : 401).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(project, 'listening');
  });
  afterEach(() => void project.close());

  const settings = (SUPABASE_ANON_KEY = 'clave') => ({
    SUPABASE_URL: `http://127.0.0.1:${(project.address() as AddressInfo).port}`,
    SUPABASE_ANON_KEY,
  });

  it('that has everything there is no fault', async () => {
    const lines = await linesOf(settings());
    expect(lines).toMatch(/^OK {5}Proyecto de Supabase: http:\/\/\S+ contesta, con las tablas/m);
    expect(lines).toMatch(/^OK {5}Correo: lo envía el proyecto/m);
    expect(lines).not.toMatch(/FALLO|Carpeta de datos/);
  });

  it('a wrong key, a paused project and missing migrations are told apart', async () => {
    expect(await linesOf(settings('otra'))).toMatch(/^FALLO .* no acepta SUPABASE_ANON_KEY/m);
    answers['/rest/v1/rpc/my_data'] = [404, { code: 'PGRST202' }];
    expect(await linesOf(settings())).toMatch(/^FALLO .* le faltan migraciones: supabase db push/m);
    answers['/auth/v1/health'] = [540, {}];
    expect(await linesOf(settings())).toMatch(/^FALLO .* contesta 540: .* en pausa/m);
  });
});
