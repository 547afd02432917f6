import { createAskLite } from '#server/auth/ask-lite.ts';
import { createAuthLimits } from '#server/auth/auth-limits.ts';
import { createHashQueue } from '#server/auth/hash-queue.ts';
import type { Backend } from '#server/database/backend.ts';
import type { Secrets } from '#server/database/data-dir.ts';
import { createPasswords } from './passwords.ts';
import { keepPruned } from './prune.ts';
import type { School } from './school.ts';

interface SchoolOptions {
  backend: Backend;
  secrets: Secrets;
  /** 1 for the limits as they are, Infinity for none. */
  limitFactor: number;
  passwordCost: number;
}

/** Everything that answers calls; `close` ends it in order, the database last. */
export async function openSchool({ backend, secrets, limitFactor, passwordCost }: SchoolOptions) {
  const { publishableKey: publishable, secretKey: secret, jwtSecret } = secrets;
  const school: School = {
    db: backend.db,
    askLite: createAskLite({ fetch: backend.fetch, keys: { publishable, secret } }),
    outbox: backend.outbox,
    passwords: await createPasswords(createHashQueue(), passwordCost),
    limits: createAuthLimits(limitFactor),
    jwtSecret,
  };
  const stopPruning = keepPruned(backend.db);
  return {
    school,
    async close() {
      await stopPruning();
      await backend.close();
    },
  };
}
