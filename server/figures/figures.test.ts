import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '#server/backup/transfer.ts';
import { restore } from '#server/backup/restore.ts';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { noSettings } from '#server/testing/process.ts';
import { prepareFolder } from '#server/testing/server.ts';
import { collectFigures } from './collect-figures.ts';
import { figuresAsCsv, figuresAsTable, type WeekFigures } from './figures.ts';

let folder: string;
let env: Record<string, string>;

const settingsWith = (more: Record<string, string> = {}) => readSettings({ ...env, ...more });

/** Two sign-ups around the turn of the year, one of them confirmed a week later, and three completed modules. */
const school = `
  insert into auth.users (id, email, created_at, email_confirmed_at) values
    ('00000000-0000-4000-8000-000000000001', 'ana@example.com', '2026-12-31T23:30:00Z', '2027-01-04T00:00:00Z'),
    ('00000000-0000-4000-8000-000000000002', 'berta@example.com', '2027-01-03T23:59:59Z', null);
  insert into public.module_progress (user_id, module_number, completed_at) values
    ('00000000-0000-4000-8000-000000000001', 1, '2027-01-04T10:00:00Z'),
    ('00000000-0000-4000-8000-000000000001', 6, '2027-01-18T10:00:00Z'),
    ('00000000-0000-4000-8000-000000000002', 1, '2027-01-18T10:00:00Z');`;

const expected: WeekFigures[] = [
  { week: '2026-W53', signUps: 2, confirmed: 0, modules: [0, 0, 0, 0, 0, 0] },
  { week: '2027-W01', signUps: 0, confirmed: 1, modules: [1, 0, 0, 0, 0, 0] },
  { week: '2027-W02', signUps: 0, confirmed: 0, modules: [0, 0, 0, 0, 0, 0] },
  { week: '2027-W03', signUps: 0, confirmed: 0, modules: [1, 0, 0, 0, 0, 1] },
];

beforeAll(async () => {
  ({ folder, env } = await prepareFolder());
  const { session, close } = await openEmbeddedDatabase(env.DATA_DIR ?? '');
  await session.exec(school);
  await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('an embedded school that is stopped is counted by ISO week', async () => {
  expect(await collectFigures(settingsWith())).toEqual(expected);
});

it('an embedded school that runs counts itself, and goes on', async () => {
  const server = await runServer(settingsWith());
  try {
    expect(await collectFigures(settingsWith())).toEqual(expected);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['dist/server/commands/figures.js', '--csv'],
      {
        env: { PATH: process.env.PATH, ...noSettings, ...env },
      },
    );
    expect(stdout).toBe(`${figuresAsCsv(expected)}\n`);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

it('a table has a total, and neither it nor the CSV names a learner', () => {
  expect(figuresAsTable(expected)).toBe(
    [
      'Semana    Registros  Confirmadas  M1  M2  M3  M4  M5  M6',
      '2026-W53          2            0   0   0   0   0   0   0',
      '2027-W01          0            1   1   0   0   0   0   0',
      '2027-W02          0            0   0   0   0   0   0   0',
      '2027-W03          0            0   1   0   0   0   0   1',
      'Total             2            1   2   0   0   0   0   1',
    ].join('\n'),
  );
  const csv = figuresAsCsv(expected).split('\n');
  expect(csv[0]).toBe(
    'semana,registros,cuentas_confirmadas,modulo_1,modulo_2,modulo_3,modulo_4,modulo_5,modulo_6',
  );
  expect(csv[4]).toBe('2027-W03,0,0,1,0,0,0,0,1');
  expect(csv).toHaveLength(5);
});

it('a school without learners says so, and its CSV has only a head', () => {
  expect(figuresAsTable([])).toBe('Todavía no hay registros ni módulos completados.');
  expect(figuresAsCsv([]).split('\n')).toHaveLength(1);
});

it.each([
  ['an unknown format', ['--json'], {}, /^Uso: npm run figures/],
  ['a folder without data', [], { DATA_DIR: '/tmp/aplica-ia-nowhere' }, /no hay datos: corrige DATA_DIR/],
  [
    'a Supabase project without the address of its database',
    [],
    { SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'k' },
    /pon SUPABASE_DATABASE_URL con su cadena de conexión/,
  ],
  [
    'a project whose database is away',
    [],
    {
      SUPABASE_URL: 'https://abcd.supabase.co',
      SUPABASE_ANON_KEY: 'k',
      SUPABASE_DATABASE_URL: 'postgres://postgres:hunter2@127.0.0.1:1/postgres',
    },
    /^SUPABASE_DATABASE_URL: la base de datos no se puede usar \((?!.*hunter2)/,
  ],
])('%s gets a sentence that says what it needs', async (_, args, more, sentence) => {
  const run = promisify(execFile)(process.execPath, ['dist/server/commands/figures.js', ...args], {
    env: { PATH: process.env.PATH, ...noSettings, ...env, ...more },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
});

describe.runIf(findPostgresBinaries())('with PostgreSQL', () => {
  let cluster: TestPostgres;
  beforeAll(async () => {
    cluster = (await startPostgres()) as TestPostgres;
  });
  afterAll(() => cluster.stop());

  it('the same school has the same figures, as a database of ours and as the one of a Supabase project', async () => {
    const DATABASE_URL = await cluster.createDatabase('escuela');
    await expect(collectFigures(settingsWith({ DATABASE_URL }))).rejects.toThrow('no tiene las tablas');
    const copy = `${folder}/copia.gz`;
    await backUp(settingsWith(), copy);
    await restore(settingsWith({ DATABASE_URL, DATA_DIR: `${folder}/postgres` }), copy);
    expect(await collectFigures(settingsWith({ DATABASE_URL }))).toEqual(expected);
    const project = {
      SUPABASE_URL: 'https://abcd.supabase.co',
      SUPABASE_ANON_KEY: 'k',
      SUPABASE_DATABASE_URL: DATABASE_URL,
    };
    expect(await collectFigures(settingsWith(project))).toEqual(expected);
  });
});
