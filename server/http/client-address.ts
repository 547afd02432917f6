import { BlockList, isIP } from 'node:net';
import type { Connection } from './request-context.ts';

export interface TrustedProxies {
  networks: BlockList;
  /** `true` trusts only the proxy that connects: a private address that it forwards may be a learner's. */
  isList: boolean;
}

const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `true` trusts proxies on this machine and on private networks. Null: cannot be parsed. */
export function parseTrustedProxies(value: string): TrustedProxies | null {
  const setting = value.trim().toLowerCase();
  const networks = new BlockList();
  if (setting === 'false' || setting === '0') return { networks, isList: true };
  const isList = setting !== 'true' && setting !== '1';
  const entries = isList ? setting.split(',') : privateNetworks;
  for (const entry of entries) {
    const [address = '', prefix] = entry.trim().split('/');
    const version = isIP(address);
    if (version === 0) return null;
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    if (!Number.isInteger(bits) || bits < 0 || bits > (version === 4 ? 32 : 128)) return null;
    networks.addSubnet(address, bits, family(address));
  }
  return { networks, isList };
}

/** IPv4 addresses arrive as `::ffff:192.0.2.1` on a socket that listens on both families. */
export function plainAddress(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  return bare.startsWith('::ffff:') && isIP(bare.slice(7)) === 4 ? bare.slice(7) : bare;
}

export function isLoopback(address: string | null): boolean {
  if (!address) return false;
  const plain = plainAddress(address);
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

export function isTrusted(address: string | null, proxies: TrustedProxies | null): boolean {
  if (!address || !proxies) return false;
  const plain = plainAddress(address);
  return isIP(plain) !== 0 && proxies.networks.check(plain, family(plain));
}

/** The peer, or behind trusted proxies the right-most other address: any client can write the ones before it. */
export function clientAddress(
  headers: Headers,
  connection: Connection,
  proxies: TrustedProxies | null,
): string {
  let address = plainAddress(connection.peerAddress ?? 'unknown');
  if (!isTrusted(address, proxies)) return address;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').reverse();
  for (const entry of forwarded) {
    const candidate = plainAddress(entry.replace(/^\s*(\d+\.\d+\.\d+\.\d+):\d+\s*$/, '$1'));
    if (isIP(candidate) === 0) break;
    address = candidate;
    if (!proxies?.isList || !isTrusted(address, proxies)) break;
  }
  return address;
}

/** One household or phone has a whole /64 of IPv6 addresses, so limits count the network. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return (
    [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].slice(0, 4).join(':') + '::/64'
  );
}
