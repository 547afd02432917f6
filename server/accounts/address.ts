/** What mailboxes are really called. Everything else (quotes, brackets, slashes) would be foreign text in our mails. */
const localPart = /^[a-z0-9_+'&~-]+(\.[a-z0-9_+'&~-]+)*$/;
/** One name as the DNS has it; those of other alphabets come as punycode. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one reading of an e-mail address: limits, accounts and the envelope of the mail must mean the same mailbox.
 * `a<victim@example.com>` or `victim@example.com,x.y` would be another account for us and the same mailbox for a mail
 * server. Null when it is not plainly one address.
 */
export function readAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  if (address.length > 254) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const labels = address.slice(at + 1).split('.');
  const isDomain =
    labels.length >= 2 && labels.every((name) => label.test(name)) && /[a-z]/.test(labels.at(-1) ?? '');
  return local.length <= 64 && localPart.test(local) && isDomain ? address : null;
}

/**
 * What limits count as one: `ana+1@`, `ana+2@` and so on are accounts of their own, but nearly everywhere one mailbox, and a
 * stranger could fill it with as many mails as there are numbers. Gmail does not see dots either.
 */
export function mailboxOf(address: string): string {
  const plain = address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const [local = '', domain = ''] = plain.split('@');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : plain;
}
