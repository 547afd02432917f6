/** What the fragment says when somebody comes back from a link in one of our mails. */
export type MailReturn = { kind: 'confirmed' } | { kind: 'recovery' } | { kind: 'expired' } | null;

export function readMailReturn(hash: string): MailReturn {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error_code') || params.has('error')) return { kind: 'expired' };
  if (!params.has('access_token')) return null;
  return { kind: params.get('type') === 'recovery' ? 'recovery' : 'confirmed' };
}
