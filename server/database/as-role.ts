import { sql, type Kysely } from 'kysely';

interface Learner {
  sub: string;
  session_id: string;
  /** All claims of the token. */
  all: Record<string, unknown>;
}

type Db = Kysely<unknown>;

/** The role is ours, never one that a token names: a token with the right signature could name the owner of the tables. */
const roleOf = { learner: 'authenticated', school: 'service_role' } as const;

/** All of it ends with the transaction. */
const settings = (role: string, sub: string, claims: object) => sql`
  set_config('role', ${role}, true),
  set_config('request.jwt.claim.sub', ${sub}, true),
  set_config('request.jwt.claim.role', ${role}, true),
  set_config('request.jwt.claims', ${JSON.stringify({ ...claims, role })}, true)`;

/**
 * Runs the work as this learner, for whom row level security decides; null when the session has ended. One question looks at
 * the session and tells the database who asks: a token says for an hour that it is good, also after somebody has signed out
 * everywhere or deleted the account.
 */
export function asLearner<T>(db: Db, { sub, session_id, all }: Learner, work: (db: Db) => Promise<T>) {
  return db.transaction().execute(async (turn): Promise<T | null> => {
    const { rows } = await sql`
      select ${settings(roleOf.learner, sub, all)}
      from auth.sessions where id = ${session_id} and user_id = ${sub}`.execute(turn);
    return rows.length > 0 ? work(turn) : null;
  });
}

/** Runs the work for the school's own scripts, which have the secret key. */
export function asSchool<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (turn) => {
    await sql`select ${settings(roleOf.school, '', {})}`.execute(turn);
    return work(turn);
  });
}
