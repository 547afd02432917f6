/**
 * Characters that real mailboxes use. Anything else (quotes, brackets, slashes) would let strangers put text into our mails.
 */
const localPart = /^[a-z0-9_+'&~-]+(\.[a-z0-9_+'&~-]+)*$/;
/** One DNS label; other alphabets arrive as punycode. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The only parser of e-mail addresses: limits, accounts and mail envelopes must agree on the mailbox. `a<victim@example.com>`
 * or `victim@example.com,x.y` would be a separate account for us and the victim's mailbox for a mail server. Null unless the
 * text is plainly one address.
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
 * The mailbox that limits count: `ana+1@`, `ana+2@` and so on are separate accounts, but nearly everywhere one mailbox, which
 * a stranger could flood by counting up. Gmail ignores dots too.
 */
export function mailboxOf(address: string): string {
  const plain = address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const [local = '', domain = ''] = plain.split('@');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : plain;
}
