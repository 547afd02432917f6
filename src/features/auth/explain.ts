import { auth } from '#content.ts';
import type { AuthFailure } from './actions.ts';

/** The Spanish explanation under the form, beside the provider's own message in the toast. */
export function explain({ code, message }: AuthFailure): string {
  const texts: Record<string, string> = auth.explain;
  const known = code && texts[code];
  if (known) return known;
  if (/fetch|network/i.test(message)) return auth.explain.network;
  return auth.explain.other;
}
