import { randomUUID } from 'node:crypto';
import { linkInMail } from './mailbox.ts';

export interface Learner {
  email: string;
  password: string;
  /** The app's value in local storage under `aplica-ia-session`. */
  session: string;
}

export const newEmail = () => `ana-${randomUUID().slice(0, 8)}@example.com`;

/** The public key in the page. */
async function publicKey(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text();
  const settings = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html)?.[1];
  return (JSON.parse(settings ?? '{}') as { supabaseAnonKey: string }).supabaseAnonKey;
}

/** A confirmed account with a session, made over HTTP: most tests are not about signing up. */
export async function createLearner(origin: string): Promise<Learner> {
  const apikey = await publicKey(origin);
  const email = newEmail();
  const password = `cuaderno-${randomUUID()}`;
  const post = async (path: string, body: object = { email, password }) => {
    const response = await fetch(`${origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.text();
  };
  await post('signup');
  const { hash } = new URL(await linkInMail(origin, email));
  const token_hash = new URLSearchParams(hash.slice(1)).get('token_hash');
  const session = JSON.parse(await post('verify', { type: 'signup', token_hash })) as { expires_in: number };
  const expires_at = Math.floor(Date.now() / 1000) + session.expires_in;
  return { email, password, session: JSON.stringify({ expires_at, ...session }) };
}
