import { afterEach, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const settings = { supabaseUrl: null, supabaseAnonKey: 'k', publicOrigin: null, localMailbox: null };
const script = document.getElementById('settings') as HTMLElement;
const { textContent: usual } = script;
afterEach(() => void (script.textContent = usual));

function envWith(more: Partial<Record<keyof typeof settings, string | null>>) {
  script.textContent = JSON.stringify({ ...settings, ...more });
  return readEnv();
}

it('calls go to the server that the page came from, under any name that the learner typed', () => {
  const env = envWith({ publicOrigin: 'https://escuela.example' });
  expect(env.supabaseUrl).toBe(location.origin);
  expect(env.publicOrigin).toBe('https://escuela.example');
});

it('links use the address in the browser if the server knows no public one', () => {
  expect(envWith({}).publicOrigin).toBe(location.origin);
});

it('calls go to a Supabase project if the server names one', () => {
  expect(envWith({ supabaseUrl: 'https://abcd.supabase.co' }).supabaseUrl).toBe('https://abcd.supabase.co');
});
