import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseTrustedProxies } from '#server/http/client-address.ts';
import { isLoopbackOrigin } from '#server/http/origin.ts';
import { readManifest } from '#server/site/pages.ts';
import type { StatedSetting } from '#server/site/stated-settings.ts';
import { StartError } from './start-error.ts';

/** Where accounts and progress live (docs/operations.md explains how to choose). */
export type Backing =
  | { mode: 'embedded' }
  | { mode: 'postgres'; databaseUrl: string }
  | { mode: 'supabase'; supabaseUrl: string; supabaseAnonKey: string };

export type Settings = ReturnType<typeof readSettings>;

/** All mistakes at once, one sentence each, so that the operator can correct the file in one go. */
export class SettingsError extends StartError {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(['No se puede arrancar con estos ajustes:', ...mistakes].join('\n'));
    this.name = 'SettingsError';
    this.mistakes = mistakes;
  }
}

/** Browsers get SUPABASE_ANON_KEY, so it must never be a key that bypasses all policies. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    const role = (claims as { role?: unknown } | null)?.role;
    return typeof role === 'string' && role !== 'anon';
  } catch {
    return false;
  }
}

const MOST_STATED = 200;

/** An empty variable in `.env` counts as unset. */
const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const text = (sentence: string, accepts: (value: string) => boolean) =>
  setting(z.string().trim().refine(accepts, sentence).optional());

/** Printed inside a sentence of /privacidad. */
const statement = (name: StatedSetting) =>
  text(
    `${name} debe caber en una línea de ${MOST_STATED} caracteres como máximo.`,
    (value) => value.length <= MOST_STATED && !/\p{Cc}/u.test(value),
  );

const hasProtocol = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isOrigin = (value: string) =>
  hasProtocol(value, ['http:', 'https:']) && new URL(value).pathname === '/' && !/[?#@]/.test(value);

const schema = z.object({
  PORT: setting(
    z
      .string()
      .regex(/^\d{1,5}$/, 'PORT debe ser un número de puerto entre 0 y 65535, por ejemplo 3000.')
      .transform(Number)
      .refine(
        (port) => port <= 65_535,
        'PORT debe ser un número de puerto entre 0 y 65535, por ejemplo 3000.',
      )
      .default(3000),
  ),
  HOST: setting(z.string().trim().default('127.0.0.1')),
  DATA_DIR: setting(z.string().trim().default('.data')),
  DATABASE_URL: text('DATABASE_URL debe empezar por postgres:// o postgresql://.', (value) =>
    hasProtocol(value, ['postgres:', 'postgresql:']),
  ),
  SUPABASE_URL: text(
    'SUPABASE_URL debe ser la dirección del proyecto, sin ruta, por ejemplo https://abcd.supabase.co.',
    isOrigin,
  ),
  SUPABASE_DATABASE_URL: text(
    'SUPABASE_DATABASE_URL debe empezar por postgres:// o postgresql://.',
    (value) => hasProtocol(value, ['postgres:', 'postgresql:']),
  ),
  SUPABASE_ANON_KEY: text('SUPABASE_ANON_KEY no puede contener espacios.', (value) => !/\s/.test(value)),
  PUBLIC_URL: text(
    'PUBLIC_URL debe ser la dirección pública del sitio, sin ruta, por ejemplo https://escuela.example.com.',
    isOrigin,
  ),
  SMTP_URL: text('SMTP_URL debe tener la forma smtp://usuario:clave@servidor:587 o smtps://…', (value) =>
    hasProtocol(value, ['smtp:', 'smtps:']),
  ),
  MAIL_FROM: text(
    'MAIL_FROM debe contener una dirección de correo, por ejemplo La escuela <hola@example.com>.',
    (value) => /^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/.test(value),
  ),
  JWT_SECRET: text('JWT_SECRET debe tener al menos 32 caracteres.', (value) => value.length >= 32),
  PUBLISHABLE_KEY: text('PUBLISHABLE_KEY debe empezar por sb_publishable_.', (value) =>
    /^sb_publishable_\S{16,}$/.test(value),
  ),
  SECRET_KEY: text('SECRET_KEY debe empezar por sb_secret_.', (value) => /^sb_secret_\S{16,}$/.test(value)),
  TRUST_PROXY: setting(
    z
      .string()
      .transform((value, context) => {
        const proxies = parseTrustedProxies(value);
        if (proxies) return proxies;
        context.addIssue(
          'TRUST_PROXY debe ser true, false o una lista de direcciones de proxy, por ejemplo 10.0.0.0/8,192.0.2.7.',
        );
        return z.NEVER;
      })
      .optional(),
  ),
  RATE_LIMITS: setting(
    z
      .string()
      .regex(/^(on|off|\d+(\.\d+)?)$/, 'RATE_LIMITS debe ser on, off o un factor mayor que 0, por ejemplo 2.')
      .transform((value) => (value === 'on' ? 1 : value === 'off' ? Infinity : Number(value)))
      .refine((factor) => factor > 0, 'RATE_LIMITS debe ser on, off o un factor mayor que 0, por ejemplo 2.')
      .default(1),
  ),
  BACKUP_DIR: setting(z.string().trim().optional()),
  BACKUP_KEEP: setting(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'BACKUP_KEEP debe ser el número de copias que se conservan, por ejemplo 14.')
      .transform(Number)
      .default(14),
  ),
  METRICS_TOKEN: text('METRICS_TOKEN debe tener al menos 16 caracteres, sin espacios.', (value) =>
    /^\S{16,}$/.test(value),
  ),
  LOG: setting(z.enum(['info', 'silent'], 'LOG debe ser info o silent.').default('info')),
  DATA_COUNTRY: statement('DATA_COUNTRY'),
  DATA_PROVIDERS: statement('DATA_PROVIDERS'),
});

/** All settings of an operator. */
export const settingNames = [...Object.keys(schema.shape), 'DIST_DIR'];

type Variables = z.infer<typeof schema>;

function contradictions(v: Variables): string[] {
  const mistakes: string[] = [];
  if (v.DATABASE_URL && v.SUPABASE_URL) {
    mistakes.push('DATABASE_URL y SUPABASE_URL no pueden usarse a la vez: elige una base de datos.');
  }
  if (v.SUPABASE_URL && !v.SUPABASE_ANON_KEY) {
    mistakes.push(
      'SUPABASE_ANON_KEY falta: con SUPABASE_URL hace falta también la clave pública del proyecto.',
    );
  }
  if (v.SUPABASE_ANON_KEY && !v.SUPABASE_URL) {
    mistakes.push('SUPABASE_URL falta: con SUPABASE_ANON_KEY hace falta también la dirección del proyecto.');
  }
  if (v.SUPABASE_ANON_KEY && isSecretKey(v.SUPABASE_ANON_KEY)) {
    mistakes.push(
      'SUPABASE_ANON_KEY es una clave secreta, y esta la ve todo el mundo: pon la clave pública (anon o publishable).',
    );
  }
  if (v.BACKUP_DIR && v.SUPABASE_URL) {
    mistakes.push(
      'BACKUP_DIR no sirve con SUPABASE_URL: las copias de un proyecto de Supabase se hacen allí.',
    );
  }
  if (v.SMTP_URL && !v.MAIL_FROM) {
    mistakes.push('MAIL_FROM falta: con SMTP_URL hay que decir desde qué dirección salen los correos.');
  }
  // Otherwise the request's Host header would decide where links in real mails lead.
  if (v.SMTP_URL && !v.PUBLIC_URL) {
    mistakes.push(
      'PUBLIC_URL falta: con SMTP_URL los enlaces de los correos necesitan la dirección pública.',
    );
  }
  // The local mailbox opens on this machine only: learners of a public school would never get their mails.
  if (v.PUBLIC_URL && !v.SMTP_URL && !v.SUPABASE_URL && !isLoopbackOrigin(v.PUBLIC_URL)) {
    mistakes.push(
      'SMTP_URL falta: con una dirección pública (PUBLIC_URL, o publicAddress en content/site.yaml) los correos de ' +
        'confirmación tienen que salir por un servidor de correo. Para probar en esta máquina, pon PUBLIC_URL=http://localhost:3000.',
    );
  }
  return mistakes;
}

function backing(v: Variables): Backing {
  if (v.SUPABASE_URL && v.SUPABASE_ANON_KEY) {
    return {
      mode: 'supabase',
      supabaseUrl: new URL(v.SUPABASE_URL).origin,
      supabaseAnonKey: v.SUPABASE_ANON_KEY,
    };
  }
  return v.DATABASE_URL ? { mode: 'postgres', databaseUrl: v.DATABASE_URL } : { mode: 'embedded' };
}

type Environment = Record<string, string | undefined>;

/** Needed before all other settings: the built site may provide a public address. */
const distDirOf = ({ DIST_DIR }: Environment) => resolve(DIST_DIR?.trim() || 'dist');

/** `publicAddress` comes from content/site.yaml, by way of the build. */
export function readSettings(env: Environment, publicAddress?: string | null) {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message));
  const v = { ...parsed.data, PUBLIC_URL: parsed.data.PUBLIC_URL ?? publicAddress ?? undefined };
  const mistakes = contradictions(v);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: resolve(v.DATA_DIR),
    distDir: distDirOf(env),
    backing: backing(v),
    // For commands only: the server itself never connects there.
    supabaseDatabaseUrl: v.SUPABASE_DATABASE_URL ?? null,
    publicUrl: v.PUBLIC_URL ? new URL(v.PUBLIC_URL).origin : null,
    smtp: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : null,
    secrets: { jwtSecret: v.JWT_SECRET, publishableKey: v.PUBLISHABLE_KEY, secretKey: v.SECRET_KEY },
    // TRUST_PROXY=false is an empty list.
    trustedProxies: v.TRUST_PROXY?.networks.rules.length ? v.TRUST_PROXY : null,
    rateLimitFactor: v.RATE_LIMITS,
    // bcrypt's cost, deliberately not a setting: the same as hosted Supabase's, so that accounts can move there and back with
    // their passwords.
    passwordCost: 10,
    backup: v.BACKUP_DIR ? { folder: resolve(v.BACKUP_DIR), keep: v.BACKUP_KEEP } : null,
    metricsToken: v.METRICS_TOKEN ?? null,
    log: v.LOG,
    stated: { DATA_COUNTRY: v.DATA_COUNTRY, DATA_PROVIDERS: v.DATA_PROVIDERS },
  };
}

/**
 * The operator's settings: the environment, `.env`, and the built site's public address. Ignores a missing site, which its
 * server will report.
 */
export async function readOwnSettings({ hasBuiltSite = true } = {}): Promise<Settings> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const site = hasBuiltSite ? await readManifest(distDirOf(process.env)).catch(() => null) : null;
  return readSettings(process.env, site?.publicAddress);
}
