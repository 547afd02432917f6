import { originOf, spawnServer, type ServerProcess } from '#server/testing/process.ts';
import {
  clientOf,
  inFragment,
  linkTo,
  password,
  post,
  readKeys,
  type TestServer,
} from '#server/testing/server.ts';

export interface School {
  process: ServerProcess;
  server: TestServer;
  startMs: number;
}

/** The server as `npm start` runs it; rejects when it does not start by itself. */
export async function startSchool(env: Record<string, string>): Promise<School> {
  const begun = performance.now();
  const child = spawnServer(env);
  const origin = await originOf(child);
  const { publishableKey, secretKey } = await readKeys(env.DATA_DIR ?? '');
  const server = { origin, key: publishableKey, secretKey } as TestServer;
  return { process: child, server, startMs: performance.now() - begun };
}

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

export const countError = (ledger: Ledger, what: string) =>
  ledger.errors.set(what, (ledger.errors.get(what) ?? 0) + 1);

/** One learner's first minutes: sign up, confirm, sign in, complete the six modules. Stops when told or refused. */
export async function firstMinutes(server: TestServer, email: string, ledger: Ledger, goesOn: () => boolean) {
  // Not through the client, which prints every lost connection.
  const signUp = await fetch(`${server.origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => null);
  if (!signUp?.ok) return countError(ledger, `sign-up ${signUp?.status ?? 'no answer'}`);
  ledger.accounts.add(email);
  const { token_hash, type } = inFragment(await linkTo(server, email));
  const opened = await post(server, '/auth/v1/verify', { token_hash, type });
  const { access_token: token, error_code } = (await opened.json()) as Record<string, string>;
  if (!token) return countError(ledger, `confirmation ${opened.status} ${error_code ?? ''}`);
  ledger.confirmations.add(email);
  const learner = clientOf(server, { Authorization: `Bearer ${token}` });
  for (const module_num of [1, 2, 3, 4, 5, 6]) {
    if (!goesOn()) return;
    const { error, status: answer } = await learner.rpc('complete_module', { module_num });
    if (error) return countError(ledger, `completion ${answer || 'no answer'}`);
    ledger.completions.add(`${email} ${module_num}`);
  }
}

/** So many learners at once, one after the other, until told to stop. */
export async function keepBusy(
  server: TestServer,
  ledger: Ledger,
  name: string,
  atOnce: number,
  goesOn: () => boolean,
) {
  let count = 0;
  const one = async () => {
    while (goesOn()) {
      const email = `${name}-${count++}@example.com`;
      await firstMinutes(server, email, ledger, goesOn).catch((error: unknown) =>
        countError(ledger, `link ${error instanceof TypeError ? 'no answer' : String(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
