import { sql, type Kysely } from 'kysely';

interface Learner {
  sub: string;
  session_id: string;
  /** All claims of the token. */
  all: Record<string, unknown>;
}

type Db = Kysely<unknown>;

/** One of our statements with one value; its first column is the answer, as text. */
export interface Question {
  text: string;
  value?: string | number | undefined;
}

/**
 * Runs the question as this learner, under row level security; null when the session has ended. Our SQL function
 * (school-schema.sql) checks the session, takes the role and runs the question: one statement, and so one transaction.
 */
export async function askAsLearner(
  db: Db,
  { sub, session_id, all }: Learner,
  { text, value = '' }: Question,
): Promise<string | null> {
  const { rows } = await sql<{ answer: string | null }>`
    select school.ask_as_learner(${sub}, ${session_id}, ${JSON.stringify(all)}, ${text}, ${String(value)}) as answer`.execute(
    db,
  );
  return rows[0]?.answer ?? null;
}

/** Runs the work for the school's own scripts, which have the secret key. All settings end with the transaction. */
export function asSchool<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (turn) => {
    await sql`
      select
        set_config('role', 'service_role', true),
        set_config('request.jwt.claim.role', 'service_role', true),
        set_config('request.jwt.claims', '{"role": "service_role"}', true)`.execute(turn);
    return work(turn);
  });
}
