import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

function mistakesIn(env: Record<string, string>): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
}

it('the default is the embedded database on port 3000 of this machine', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    backing: { mode: 'embedded' },
    smtp: null,
  });
  expect(settings.dataDir).toMatch(/\/\.data$/);
});

it('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(readSettings({}));
});

it('PUBLIC_URL overrides the public address of the built site', () => {
  const local = 'http://127.0.0.1:3000';
  expect(readSettings({ PUBLIC_URL: '' }, local).publicUrl).toBe(local);
  expect(readSettings({ PUBLIC_URL: local }, 'https://escuela.example.com').publicUrl).toBe(local);
});

it('DATABASE_URL chooses PostgreSQL, SUPABASE_URL with its key chooses Supabase', () => {
  const databaseUrl = 'postgres://escuela@db/escuela';
  expect(readSettings({ DATABASE_URL: databaseUrl }).backing).toEqual({ mode: 'postgres', databaseUrl });
  expect(
    readSettings({ SUPABASE_URL: 'https://abcd.supabase.co/', SUPABASE_ANON_KEY: 'eyJ' }).backing,
  ).toEqual({
    mode: 'supabase',
    supabaseUrl: 'https://abcd.supabase.co',
    supabaseAnonKey: 'eyJ',
  });
});

it.each([
  ['PORT', { PORT: 'tres mil' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
  ['SUPABASE_URL', { SUPABASE_URL: 'https://abcd.supabase.co/rest/v1', SUPABASE_ANON_KEY: 'k' }],
  ['SUPABASE_ANON_KEY', { SUPABASE_URL: 'https://abcd.supabase.co' }],
  ['SUPABASE_URL', { SUPABASE_ANON_KEY: 'k' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'escuela.example.com' }],
  ['DATA_COUNTRY', { DATA_COUNTRY: 'a'.repeat(201) }],
  ['DATA_PROVIDERS', { DATA_PROVIDERS: 'Alojamientos\nCorreo' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example.com:587' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://e.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'Aplica IA' }],
  ['PUBLIC_URL', { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@e.example' }],
  ['SMTP_URL', { PUBLIC_URL: 'https://escuela.example.com' }],
  ['JWT_SECRET', { JWT_SECRET: 'corto' }],
  ['PUBLISHABLE_KEY', { PUBLISHABLE_KEY: 'clave' }],
  ['SECRET_KEY', { SECRET_KEY: 'sb_publishable_0123456789abcdef' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'quizá' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
  ['RATE_LIMITS', { RATE_LIMITS: '0' }],
  ['LOG', { LOG: 'debug' }],
  ['SUPABASE_DATABASE_URL', { SUPABASE_DATABASE_URL: 'https://abcd.supabase.co' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'corta' }],
  ['BACKUP_KEEP', { BACKUP_DIR: 'copias', BACKUP_KEEP: '0' }],
  ['BACKUP_DIR', { BACKUP_DIR: 'copias', SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'k' }],
])('an invalid %s gives one sentence that names it', (name, env) => {
  const mistakes = mistakesIn(env);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`^${name} .+\\.$|^${name} .+…$`));
});

it('two databases at once are refused', () => {
  const env = {
    DATABASE_URL: 'postgres://db/e',
    SUPABASE_URL: 'https://abcd.supabase.co',
    SUPABASE_ANON_KEY: 'k',
  };
  expect(mistakesIn(env)).toEqual([
    'DATABASE_URL y SUPABASE_URL no pueden usarse a la vez: elige una base de datos.',
  ]);
});

it('several mistakes are reported together', () => {
  expect(mistakesIn({ PORT: 'x', LOG: 'x', JWT_SECRET: 'x' })).toHaveLength(3);
});

it('RATE_LIMITS takes a factor, off lifts the limits', () => {
  expect(readSettings({ RATE_LIMITS: '2.5' }).rateLimitFactor).toBe(2.5);
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimitFactor).toBe(Infinity);
});

const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.') + '.firma';

it.each(['sb_secret_0123456789abcdef', jwt('service_role')])(
  'a secret key is never sent to browsers: %s',
  (SUPABASE_ANON_KEY) => {
    const [mistake, ...others] = mistakesIn({ SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY });
    expect(mistake).toMatch(/^SUPABASE_ANON_KEY es una clave secreta/);
    expect(others).toEqual([]);
  },
);

it.each(['sb_publishable_0123456789abcdef', jwt('anon')])(
  'a public key is accepted: %s',
  (SUPABASE_ANON_KEY) => {
    expect(mistakesIn({ SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY })).toEqual([]);
  },
);

it('BACKUP_DIR makes a copy every night and keeps fourteen, or as many as BACKUP_KEEP says', () => {
  expect(readSettings({}).backup).toBeNull();
  expect(readSettings({ BACKUP_DIR: '/copias' }).backup).toEqual({ folder: '/copias', keep: 14 });
  expect(readSettings({ BACKUP_DIR: '/copias', BACKUP_KEEP: '3' }).backup?.keep).toBe(3);
});
