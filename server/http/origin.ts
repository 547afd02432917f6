import { networkInterfaces } from 'node:os';
import { isLoopback, isTrusted, type TrustedProxies } from './client-address.ts';
import type { Connection } from './request-context.ts';

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export interface OriginOptions {
  publicUrl: string | null;
  trustedProxies: TrustedProxies | null;
  /** Used when the Host header is missing or invalid. */
  listeningOrigin: string;
}

interface RequestOrigin {
  /** The site's origin in the browser. */
  origin: string;
  /** Whether the browser's connection (to us or to a trusted proxy) is encrypted. */
  isHttps: boolean;
}

export function requestOrigin(
  headers: Headers,
  connection: Connection,
  options: OriginOptions,
): RequestOrigin {
  const behindProxy = isTrusted(connection.peerAddress, options.trustedProxies);
  const lastOf = (name: string) => headers.get(name)?.split(',').at(-1)?.trim();
  const forwarded = (name: string) => (behindProxy ? lastOf(name) : undefined);
  const isHttps = (forwarded('x-forwarded-proto') ?? (connection.isEncrypted ? 'https' : 'http')) === 'https';
  if (options.publicUrl) return { origin: options.publicUrl, isHttps };
  const host = forwarded('x-forwarded-host') ?? headers.get('host') ?? '';
  const candidate = `${isHttps ? 'https' : 'http'}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(candidate))
    return { origin: options.listeningOrigin, isHttps };
  return { origin: new URL(candidate).origin, isHttps };
}

export function isLoopbackOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isLoopback(hostname);
}

/**
 * Links in mails open accounts, so their origin never comes from a Host header, which any client can forge: only the
 * configured address or this machine.
 */
export function mailOrigin(origin: string, options: OriginOptions): string {
  if (options.publicUrl) return options.publicUrl;
  return isLoopbackOrigin(origin) ? origin : options.listeningOrigin;
}

/** Where a link in a mail may lead back to: our own pages; on this machine under any of its names. */
export function allowedRedirect(redirectTo: string | null | undefined, origin: string): string {
  const fallback = `${origin}/`;
  if (!redirectTo || !URL.canParse(redirectTo)) return fallback;
  const target = new URL(redirectTo);
  const own = new URL(origin);
  target.hash = '';
  const sameSite =
    target.origin === own.origin ||
    (isLoopbackOrigin(origin) &&
      ['http:', 'https:'].includes(target.protocol) &&
      isLoopbackOrigin(target.origin) &&
      target.port === own.port);
  return sameSite && target.username === '' && target.password === '' ? target.href : fallback;
}

const originAt = (host: string, port: number) =>
  new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::';

/** The server's address for a browser on this machine. */
export const listeningOrigin = (host: string, port: number) =>
  originAt(isEverywhere(host) ? 'localhost' : host, port);

/**
 * This machine's own addresses: the only ones that pages print when no public address is set. Rendering pages for any name in
 * a Host header would be unlimited work.
 */
export function ownOrigins(host: string, port: number): Set<string> {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('fe80:'));
  const hosts = ['localhost', '127.0.0.1', '::1', ...(isEverywhere(host) ? addresses : [host])];
  return new Set(hosts.map((own) => originAt(own, port)));
}
