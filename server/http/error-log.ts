/** One line of JSON for an error: what went wrong, never the values that were involved. */
export function errorLine(parts: unknown[]): string {
  const error = parts.find((part): part is Error => part instanceof Error);
  const words = parts.filter((part) => typeof part === 'string');
  const code = error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return JSON.stringify({
    time: new Date().toISOString(),
    level: 'error',
    message: [...words, error?.message].filter(Boolean).join(' '),
    code,
  });
}

/**
 * @supabase/lite prints every refusal of the database with the statement and its parameters: addresses, hashes of
 * passwords, tokens. A server's log is no place for them.
 */
export function writeErrorsAsLines(): void {
  console.error = (...parts: unknown[]) => {
    process.stderr.write(errorLine(parts) + '\n');
  };
}
