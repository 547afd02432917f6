import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Servers that share a database disagree about the time, and a clock may be set back: claims may be this far ahead. */
export const clockToleranceSeconds = 60;

export interface Claims {
  sub: string;
  session_id: string;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The only one that we write, and so the only one that we read. */
const header = encode({ alg: 'HS256', typ: 'JWT' });

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function signAccessToken(claims: Record<string, unknown>, secret: string): string {
  const signed = `${header}.${encode(claims)}`;
  return `${signed}.${signatureOf(signed, secret)}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (value: unknown) => typeof value === 'string' && uuid.test(value);

/**
 * What an access token says, when we have signed it and its time has come and not gone; null for all others. Whether its
 * session is still open is for the database to say.
 */
export function readAccessToken(token: string, secret: string): Claims | null {
  const [head, payload = '', signature = ''] = token.split('.');
  if (head !== header || !isSameText(signature, signatureOf(`${head}.${payload}`, secret))) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const now = Date.now() / 1000;
  const hasBegun = [claims.iat, claims.nbf].every(
    (time) => time === undefined || (typeof time === 'number' && time <= now + clockToleranceSeconds),
  );
  const isOver = typeof claims.exp !== 'number' || claims.exp <= now;
  if (!hasBegun || isOver || claims.role !== 'authenticated') return null;
  const { sub, session_id } = claims;
  return isUuid(sub) && isUuid(session_id) ? ({ sub, session_id } as Claims) : null;
}

const sealLength = 16;
const sealOf = (text: string, secret: string) =>
  signatureOf(`refresh token ${text}`, secret).slice(0, sealLength);

export function newRefreshToken(secret: string): string {
  const text = randomBytes(24).toString('base64url');
  return text + sealOf(text, secret);
}

/**
 * Whether we have made this refresh token, told without the database: a flood of invented ones is kept apart by this. Tokens
 * from before the seal, or from before a change of JWT_SECRET, do not have it and may be good all the same.
 */
export const isSealed = (token: string, secret: string) =>
  isSameText(token.slice(-sealLength), sealOf(token.slice(0, -sealLength), secret));
