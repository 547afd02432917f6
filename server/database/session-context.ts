import { sql, type Kysely } from 'kysely';

interface Asker {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
  storage?: { operation?: string };
}

interface RpcCall {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

type Db = Kysely<unknown>;

/**
 * Before each query @supabase/lite tells the database who asks, and before each function what was asked, in six and
 * five statements one after the other: most of the time of a short request. One statement each says the same. All of it
 * ends with the transaction, as before.
 */
export function tellContextAtOnce(connection: object): void {
  Object.assign(connection, {
    async applyJwtSessionContext(db: Db, { auth, storage }: Asker) {
      const role = auth?.role || 'anon';
      const hasClaims = typeof auth?.jwt === 'object' && auth.jwt !== null;
      await sql`select
        set_config('role', ${role}, true),
        set_config('request.jwt.claim.sub', ${auth?.uid ?? ''}, true),
        set_config('request.jwt.claim.role', ${role}, true),
        set_config('request.jwt.claims', ${hasClaims ? JSON.stringify(auth.jwt) : ''}, true),
        set_config('storage.operation', ${storage?.operation ?? ''}, true)`.execute(db);
    },
    async applyRpcRequestGucs(db: Db, { method, path, requestHeaders }: RpcCall) {
      await sql`select
        set_config('response.status', '', true),
        set_config('response.headers', '', true),
        set_config('request.method', ${method}, true),
        set_config('request.path', ${path}, true),
        set_config('request.headers', ${JSON.stringify(requestHeaders ?? {})}, true)`.execute(db);
    },
  });
}
