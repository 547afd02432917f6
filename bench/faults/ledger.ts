import type { RunningSchool } from '#bench/common/school.ts';
import type { MigrationSession } from '#server/database/migrations.ts';
import { clientOf, inFragment, linkTo, password, post } from '#server/testing/server.ts';

/** What the server confirmed: nothing of it may ever be missing. */
export interface Ledger {
  accounts: Set<string>;
  confirmations: Set<string>;
  /** `token module` */
  completions: Set<string>;
  errors: Map<string, number>;
}

export const emptyLedger = (): Ledger => ({
  accounts: new Set(),
  confirmations: new Set(),
  completions: new Set(),
  errors: new Map(),
});

export const confirmed = (ledger: Ledger) =>
  ledger.accounts.size + ledger.confirmations.size + ledger.completions.size;

const countError = (ledger: Ledger, what: string) =>
  ledger.errors.set(what, (ledger.errors.get(what) ?? 0) + 1);

/** One learner's first minutes: sign up, confirm, sign in, complete the six modules. Stops when told or refused. */
async function firstMinutes(school: RunningSchool, email: string, ledger: Ledger, goesOn: () => boolean) {
  // Not through the client, which prints every lost connection.
  const signUp = await fetch(`${school.origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: school.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => null);
  if (!signUp?.ok) return countError(ledger, `sign-up ${signUp?.status ?? 'no answer'}`);
  ledger.accounts.add(email);
  const { token_hash, type } = inFragment(await linkTo(school, email));
  const opened = await post(school, '/auth/v1/verify', { token_hash, type });
  const { access_token: token, error_code } = (await opened.json()) as Record<string, string>;
  if (!token) return countError(ledger, `confirmation ${opened.status} ${error_code ?? ''}`);
  ledger.confirmations.add(email);
  const learner = clientOf(school, { Authorization: `Bearer ${token}` });
  for (const module_num of [1, 2, 3, 4, 5, 6]) {
    if (!goesOn()) return;
    const { error, status: answer } = await learner.rpc('complete_module', { module_num });
    if (error) return countError(ledger, `completion ${answer || 'no answer'}`);
    ledger.completions.add(`${email} ${module_num}`);
  }
}

/** So many learners at once, one after the other, until told to stop. */
export async function keepBusy(
  school: RunningSchool,
  ledger: Ledger,
  name: string,
  atOnce: number,
  goesOn: () => boolean,
) {
  let count = 0;
  const one = async () => {
    while (goesOn()) {
      const email = `${name}-${count++}@example.com`;
      await firstMinutes(school, email, ledger, goesOn).catch((error: unknown) =>
        countError(ledger, `link ${error instanceof TypeError ? 'no answer' : String(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

export interface Losses {
  accounts: string[];
  confirmations: string[];
  completions: string[];
}

/** Reads the database itself, not the API: what is stored of all that was confirmed. */
export async function missingFrom(session: Pick<MigrationSession, 'query'>, ledger: Ledger): Promise<Losses> {
  const users = await session.query(
    'select email, confirmed_at is not null as confirmed from auth.users',
    [],
  );
  const progress = await session.query(
    `select users.email || ' ' || module_number as entry
     from public.module_progress join auth.users as users on users.id = user_id`,
    [],
  );
  const stored = new Map(users.map((row) => [String(row.email), row.confirmed === true]));
  const entries = new Set(progress.map((row) => String(row.entry)));
  return {
    accounts: [...ledger.accounts].filter((email) => !stored.has(email)),
    confirmations: [...ledger.confirmations].filter((email) => stored.get(email) !== true),
    completions: [...ledger.completions].filter((entry) => !entries.has(entry)),
  };
}

export const lossCount = ({ accounts, confirmations, completions }: Losses) =>
  accounts.length + confirmations.length + completions.length;
