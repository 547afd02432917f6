import pg from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { isoTimestamp } from './iso-timestamp.ts';

/** The few types of ours that `pg` would read in another way than the embedded database. */
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: isoTimestamp,
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
