import { createHash, createHmac, randomBytes, timingSafeEqual, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** Tolerates a clock that is ahead: servers that share a database may disagree, or a clock may be set back. */
const clockToleranceSeconds = 60;

const lifetimeSeconds = 3_600;

/** Not an address, because the school, and links to it, may use several. */
const issuer = 'aplica-ia';

/** A valid token's claims; `all` goes to the database, whose functions may read any of them. */
export interface Claims {
  sub: string;
  session_id: string;
  all: Record<string, unknown>;
}

/** Why a token is invalid: not ours, its hour is over, or issued in the future (the signing server's clock is ahead). */
export type BadToken = 'foreign' | 'expired' | 'future';

interface Learner {
  sub: string;
  aud: string;
  role: string;
  email: string;
  session_id: string;
}

export interface Tokens {
  sign(learner: Learner): Promise<{ token: string; expiresIn: number; expiresAt: number }>;
  /** Does not check whether the session is still open; the database does. */
  read(token: string): Promise<Claims | BadToken>;
  newRefreshToken(): string;
  /**
   * Whether we made this refresh token, answered without the database, so that a flood of invented ones can be limited apart.
   * Valid tokens may lack the seal if they are older than it, or than a change of JWT_SECRET.
   */
  isSealed(refreshToken: string): boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Versions before the issuer named none; their last token expires an hour after the update. */
const isOurs = ({ iss, role, exp }: JWTPayload) =>
  (iss === undefined || iss === issuer) && role === 'authenticated' && exp !== undefined;

const isFromFuture = ({ iat = 0 }: JWTPayload) => iat > Date.now() / 1000 + clockToleranceSeconds;

/** About 1 kB each. */
const maxRemembered = 2_000;

const sealLength = 16;

export async function createTokens(secret: string): Promise<Tokens> {
  const bytes = new TextEncoder().encode(secret);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);

  const sealOf = (text: string) =>
    createHmac('sha256', secret).update(`refresh token ${text}`).digest('base64url').slice(0, sealLength);

  /** Checks the signature of each token once. Keyed by digest, so that no token stays in memory. */
  const signed = new Map<string, JWTPayload>();
  const remember = (name: string, payload: JWTPayload) => {
    signed.set(name, payload);
    if (signed.size > maxRemembered) signed.delete(signed.keys().next().value as string);
  };

  const verify = async (token: string): Promise<JWTPayload | BadToken> => {
    try {
      return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'foreign';
    }
  };

  return {
    async sign(learner) {
      const now = Math.floor(Date.now() / 1000);
      const expiresAt = now + lifetimeSeconds;
      const token = await new SignJWT({ ...learner, iss: issuer, iat: now, exp: expiresAt })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
      return { token, expiresIn: lifetimeSeconds, expiresAt };
    },

    async read(token) {
      const name = createHash('sha256').update(token).digest('base64url');
      const payload = signed.get(name) ?? (await verify(token));
      if (typeof payload === 'string') return payload;
      const { sub, session_id, exp = 0 } = payload;
      if (!isOurs(payload) || !isUuid(sub) || !isUuid(session_id)) return 'foreign';
      if (exp <= Date.now() / 1000) return 'expired';
      if (isFromFuture(payload)) return 'future';
      if (!signed.has(name)) remember(name, payload);
      return { sub, session_id, all: payload };
    },

    newRefreshToken() {
      const text = randomBytes(24).toString('base64url');
      return text + sealOf(text);
    },

    isSealed(refreshToken) {
      const [seal, right] = [
        Buffer.from(refreshToken.slice(-sealLength)),
        Buffer.from(sealOf(refreshToken.slice(0, -sealLength))),
      ];
      return seal.length === right.length && timingSafeEqual(seal, right);
    },
  };
}
