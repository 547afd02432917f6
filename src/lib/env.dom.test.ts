import { beforeEach, expect, it, vi } from 'vitest';

const settings = { supabaseUrl: null, supabaseAnonKey: 'k', publicOrigin: null, localMailbox: null };

async function envWith(more: Partial<Record<keyof typeof settings, string | null>>) {
  const script = document.getElementById('settings');
  if (script) script.textContent = JSON.stringify({ ...settings, ...more });
  return (await import('./env.ts')).env;
}

beforeEach(() => void vi.resetModules());

it('the API is where the page came from, under whatever name the learner opened it', async () => {
  const env = await envWith({ publicOrigin: 'https://escuela.example' });
  expect(env.supabaseUrl).toBe(location.origin);
  expect(env.publicOrigin).toBe('https://escuela.example');
});

it('links carry the address in the browser when the server knows no public one', async () => {
  expect((await envWith({})).publicOrigin).toBe(location.origin);
});

it('a project of Supabase is where the server says', async () => {
  const env = await envWith({ supabaseUrl: 'https://abcd.supabase.co' });
  expect(env.supabaseUrl).toBe('https://abcd.supabase.co');
});
