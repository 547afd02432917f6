import type { MigrationSession } from '#server/database/migrations.ts';
import type { Ledger } from './school.ts';

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
