import { createHmac, randomUUID } from 'node:crypto';
import { learner, readKeys, type TestServer } from './server.ts';

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** A correctly signed token with these claims changed. */
function signed(secret: string, token: string, claims: Record<string, unknown>): string {
  const text = `${token.split('.')[0]}.${Buffer.from(JSON.stringify({ ...claimsOf(token), ...claims })).toString('base64url')}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const unsigned = (token: string) => token.replace(/.{4}$/, 'AAAA');
const now = () => Math.floor(Date.now() / 1000);

/** A learner's own token, and tokens that must open nothing: invented, or signed with the secret. */
export async function tokensOf(server: TestServer, address: string) {
  const { session, userId } = await learner(server, address);
  const stranger = await learner(server, `stranger-of-${address}`);
  const { jwtSecret } = await readKeys(server.dataDir);
  const good = session.access_token;
  const forged = (claims: Record<string, unknown>) => signed(jwtSecret, good, claims);
  return {
    good,
    userId,
    bad: {
      'no token': undefined,
      'a malformed token': 'a.b.c',
      'a wrong signature': unsigned(good),
      'an expired token': forged({ exp: now() - 10 }),
      'a wrong signature for a session that is gone': unsigned(forged({ session_id: randomUUID() })),
      'a token of the database owner': forged({ role: 'postgres' }),
      'a token of another issuer': forged({ iss: 'https://example.com/auth/v1' }),
      "a token of another learner's session": forged({
        session_id: claimsOf(stranger.session.access_token).session_id,
      }),
      'a token of an unknown role': forged({ role: 'teacher' }),
      'a token without a role': forged({ role: undefined }),
      'a token of another audience': forged({ aud: 'others' }),
      'a token without a session': forged({ session_id: undefined }),
      'a token of a session that is gone': forged({ session_id: randomUUID() }),
      'a token of an account that is gone': forged({ sub: randomUUID() }),
      'a token of the service': forged({ role: 'service_role' }),
    } as Record<string, string | undefined>,
  };
}
