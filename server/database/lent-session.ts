import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { SessionLostError } from './database-fault.ts';

export const lost = (cause: unknown) =>
  new SessionLostError(cause instanceof Error ? cause.message : String(cause), { cause });

interface Events {
  onAnswer?: (result: pg.QueryResult) => void;
  onReturn?: () => void;
}

/** After a session stopped answering, neither the rollback nor the next request uses it. */
export function lend(client: pg.PoolClient, { onAnswer, onReturn }: Events = {}): PostgresPoolClient {
  let loss: SessionLostError | null = null;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (loss) throw loss;
    try {
      const result = await client.query(text, [...parameters]);
      onAnswer?.(result);
      return result;
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      loss = lost(error);
      throw loss;
    }
  };
  const release = () => {
    onReturn?.();
    client.release(loss ?? undefined);
  };
  return { query, release } as unknown as PostgresPoolClient;
}
