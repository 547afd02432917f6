import pg from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { isoTimestamp } from './iso-timestamp.ts';

/** Of one server; requests beyond these wait for a session that is given back. */
export const maxSessions = 10;

const asWritten = (value: string) => value;

/** `text[]` has no name in the types of `pg`. */
const textArray = pg.types.getTypeParser(1009 as never) as (value: string) => string[];

/** As @supabase/lite reads them on both of its databases, apart from moments, which become ISO 8601. */
const parsers: Record<number, (value: string) => unknown> = {
  20: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value)),
  1700: (value) => (String(Number(value)) === value ? Number(value) : value),
  1082: asWritten,
  1083: asWritten,
  1114: asWritten,
  1184: isoTimestamp,
  1266: asWritten,
  // Arrays that `pg` leaves as text (names, in the catalogue) or would turn into dates.
  ...Object.fromEntries([1003, 1115, 1182, 1185].map((oid) => [oid, textArray])),
};

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * The address as libpq reads it, so that the server, pg_dump and psql understand the same one alike (`sslmode=require`
 * encrypts without asking who the certificate is from; `verify-full` asks).
 */
export function postgresConfig(databaseUrl: string): pg.ClientConfig {
  const config = toClientConfig(parse(databaseUrl, { useLibpqCompat: true }));
  return {
    ...config,
    options: [config.options, '-c TimeZone=UTC'].filter(Boolean).join(' '),
    application_name: config.application_name ?? 'aplica-ia',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    types,
  };
}
