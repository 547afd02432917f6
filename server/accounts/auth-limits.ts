import { createHash } from 'node:crypto';
import { mailboxOf } from './address.ts';
import { createLimiter, monotonic, takeAll, type Limiter, type Rule } from './limits.ts';

const minutes = (max: number, count: number): Rule => ({ max, windowSeconds: count * 60 });

interface CallRules {
  /** Per network address: wide enough for a hundred people behind one router. */
  client: Rule;
  /** Per e-mail address or token, from anywhere. */
  subject?: Rule;
  /** Per e-mail address or token, from one client. */
  pair?: Rule;
}

/** docs/operations.md repeats these numbers. */
const callRules = {
  'sign-in': { client: minutes(300, 10) },
  'sign-up': { client: minutes(200, 60), subject: minutes(10, 60), pair: minutes(5, 60) },
  recover: { client: minutes(60, 15), pair: minutes(5, 15) },
  resend: { client: minutes(60, 15), pair: minutes(5, 15) },
  link: { client: minutes(200, 10) },
  refresh: { client: minutes(300, 5), subject: minutes(30, 5) },
  'unknown-refresh': { client: minutes(60, 5) },
  'bad-token': { client: minutes(60, 1) },
  'change-password': { client: minutes(60, 15), subject: minutes(10, 15) },
  'delete-account': { client: minutes(60, 15), subject: minutes(10, 15) },
  data: { client: minutes(1200, 1), subject: minutes(120, 1) },
} satisfies Record<string, CallRules>;

export type LimitName = keyof typeof callRules;

/**
 * Wrong passwords: per account and client within ASVS 2.2.1 (100 an hour); the wide limit per account never locks the owner
 * out.
 */
const guessRules = {
  pair: minutes(10, 10),
  client: minutes(120, 10),
  account: minutes(100, 60),
};

/** Beyond these, a request for a mail gets the usual answer, but sends no further mail. */
const mailRules = { pause: minutes(1, 1), hour: minutes(10, 60) };

/** The cost of a guess while many clients guess at an account: each has two left, instead of ten. */
const costUnderAttack = 5;

interface Guess {
  /** Seconds to wait, or null: then call one of the other two. */
  wait: number | null;
  countAsWrong(): void;
  /** The password was right, or could not be checked. */
  forget(): void;
}

export interface AuthLimits {
  /** `subject` is the e-mail address, or a token in its place (refresh or access token). */
  take(name: LimitName, client: string, subject: string | null): number | null;
  /** A try at an account's password; only wrong ones count. */
  guess(account: string, client: string): Guess;
  /** Whether another mail of this kind may go to this address. */
  mayMail(kind: string, address: string): boolean;
  /** Undoes `mayMail` when the mail could not be stored. */
  forgetMail(kind: string, address: string): void;
}

/** Digests as keys, so that no address or token stays in memory after its request. */
const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** `onRefusal` learns the name of the limit, for the figures. */
export function createAuthLimits(
  factor: number,
  now = monotonic,
  onRefusal: (limit: LimitName | 'guess' | 'mail') => void = () => undefined,
): AuthLimits {
  const told = (limit: LimitName | 'guess' | 'mail', wait: number | null) => {
    if (wait !== null) onRefusal(limit);
    return wait;
  };
  const limiter = (rule: Rule) => createLimiter({ ...rule, max: rule.max * factor }, now);
  const calls = new Map(
    Object.entries<CallRules>(callRules).map(([name, rules]) => [
      name,
      {
        client: limiter(rules.client),
        subject: rules.subject && limiter(rules.subject),
        pair: rules.pair && limiter(rules.pair),
      },
    ]),
  );
  const guesses = {
    pair: limiter(guessRules.pair),
    client: limiter(guessRules.client),
    account: limiter(guessRules.account),
  };
  const mails = { pause: limiter(mailRules.pause), hour: limiter(mailRules.hour) };
  const mailsOf = (kind: string, address: string): [Limiter, string][] => [
    [mails.pause, digest(kind, address)],
    [mails.hour, digest(kind, mailboxOf(address))],
  ];

  return {
    take(name, client, subject) {
      const rules = calls.get(name);
      if (!rules) return null;
      const from: [Limiter, string][] = [[rules.client, client]];
      if (rules.subject && subject !== null) from.push([rules.subject, digest(subject)]);
      if (rules.pair && subject !== null) from.push([rules.pair, digest(subject, client)]);
      return told(name, takeAll(from));
    },

    guess(account, client) {
      const pair = digest(account, client);
      const isUnderAttack = guesses.account.wait(digest(account)) !== null;
      const cost = isUnderAttack ? costUnderAttack : 1;
      // Taken in advance and given back if right: many tries at once must not all pass before the first counts as wrong.
      const from: [Limiter, string, number?][] = [
        [guesses.pair, pair, cost],
        [guesses.client, client],
      ];
      const wait = told('guess', takeAll(from));
      return {
        wait,
        forget() {
          guesses.pair.giveBack(pair, cost);
          guesses.client.giveBack(client);
        },
        countAsWrong: () => guesses.account.take(digest(account)),
      };
    },

    mayMail: (kind, address) => told('mail', takeAll(mailsOf(kind, address))) === null,

    forgetMail(kind, address) {
      for (const [limit, key] of mailsOf(kind, address)) limit.giveBack(key);
    },
  };
}
