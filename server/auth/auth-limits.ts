import { createHash } from 'node:crypto';
import type { AuthAction } from './auth-actions.ts';
import { createLimiter, type Limiter, type Rule } from './limits.ts';

const minutes = (max: number, count: number): Rule => ({ max, windowSeconds: count * 60 });

/**
 * Per address: guessing one account's password, or filling one mailbox. Per client: trying many accounts; wide enough
 * for a classroom behind one router. docs/operations.md repeats these numbers.
 */
export const authRules: Record<AuthAction, { address: Rule; client: Rule }> = {
  'sign-in': { address: minutes(10, 5), client: minutes(60, 5) },
  'sign-up': { address: minutes(5, 60), client: minutes(60, 60) },
  recovery: { address: minutes(3, 15), client: minutes(30, 15) },
  resend: { address: minutes(3, 15), client: minutes(30, 15) },
  verify: { address: minutes(10, 5), client: minutes(60, 5) },
  refresh: { address: minutes(30, 5), client: minutes(300, 5) },
  'change-user': { address: minutes(10, 15), client: minutes(30, 15) },
};

export interface AuthLimits {
  /** `subject` is the e-mail address, or what stands for it (a refresh token, an access token). */
  take(action: AuthAction, client: string, subject: string | null): number | null;
}

const relaxed = (rule: Rule, factor: number): Rule => ({ ...rule, max: rule.max * factor });

/** The maps hold digests: no address or token lies around in memory longer than its request. */
const digest = (subject: string) => createHash('sha256').update(subject).digest('base64url');

export function createAuthLimits(factor: number, now: () => number = Date.now): AuthLimits {
  const limiters = new Map<string, Limiter>();
  for (const [action, rules] of Object.entries(authRules)) {
    limiters.set(`${action} client`, createLimiter(relaxed(rules.client, factor), now));
    limiters.set(`${action} address`, createLimiter(relaxed(rules.address, factor), now));
  }
  return {
    take(action, client, subject) {
      const byClient = limiters.get(`${action} client`)?.take(client) ?? null;
      if (byClient !== null || subject === null) return byClient;
      return limiters.get(`${action} address`)?.take(digest(subject)) ?? null;
    },
  };
}
