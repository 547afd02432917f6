import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '#server/database/data-dir.ts';
import { createLearner } from '#e2e/support/learner.ts';

/** Accounts that the bench writes straight into the tables, numbered from 1. */
export const seededId = (number: number) =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
export const seededEmail = (number: number) => `alumna-${number}@example.com`;

const idInSql = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const emailInSql = `'alumna-' || n || '@example.com'`;

/**
 * Copies of the existing account, with its password, each with one open session that has the account's number, and up to
 * three completed modules.
 */
export const seedSql = (count: number) => `
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
    select ${idInSql}, ${emailInSql}, model.encrypted_password, now(), model.raw_app_meta_data
    from generate_series(1, ${count}) n, (select * from auth.users limit 1) model;
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    select ${idInSql}, 'email', ${idInSql}::text, ${idInSql}, jsonb_build_object('email', ${emailInSql})
    from generate_series(1, ${count}) n;
  insert into auth.sessions (id, user_id, aal)
    select ${idInSql}, ${idInSql}, 'aal1' from generate_series(1, ${count}) n;
  insert into public.module_progress (user_id, module_number)
    select ${idInSql}, m from generate_series(1, ${count}) n, generate_series(1, n % 4) m;
  analyze;`;

export interface Account {
  apikey: string;
  password: string;
  /** A valid access token for any of its copies. */
  tokenOf(id: string): string;
}

/** A real account, made over HTTP: the others are copies of it. */
export async function createModel(origin: string, dataDir: string): Promise<Account> {
  const { password, session } = await createLearner(origin);
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  const { access_token } = JSON.parse(session) as { access_token: string };
  const [head = '', payload = ''] = access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return {
    apikey: secrets.publishableKey,
    password,
    tokenOf(id) {
      const own = Buffer.from(JSON.stringify({ ...claims, sub: id, session_id: id })).toString('base64url');
      const signature = createHmac('sha256', secrets.jwtSecret).update(`${head}.${own}`).digest('base64url');
      return `${head}.${own}.${signature}`;
    },
  };
}
