/**
 * PostgreSQL writes `2026-11-15 02:20:50.452+00`, which Safari cannot parse; PostgREST, and so hosted Supabase,
 * answers `2026-11-15T02:20:50.452+00:00`.
 */
export function isoTimestamp(value: string): string {
  return value.replace(/^(\S+) (\S+?)([+-]\d\d)$/, '$1T$2$3:00');
}

/** What a client calls a timestamp goes to PostgreSQL as it is, which refuses it with a reason; drivers would throw. */
export function timestampText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
