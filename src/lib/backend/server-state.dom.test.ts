import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedOutError } from './backend-answer.ts';
import { ServerData } from './server-state.ts';
import { SESSION_KEY } from './supabase.ts';
import { toasts } from '#lib/toasts.ts';

const messages = {
  failed: { title: 'Error', text: 'No se pudo cargar' },
  signedOut: { title: 'Tu sesión ha caducado', text: 'Inicia sesión de nuevo' },
};

const session = {
  access_token: 'token',
  refresh_token: 'refresh',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'ana' },
};

const read = vi.fn<() => Promise<string>>();
let notes: ServerData<string>;
let leave: (() => void)[] = [];
const look = () => {
  const stop = notes.subscribe(() => undefined);
  leave.push(stop);
  return stop;
};

beforeEach(() => {
  read.mockReset().mockResolvedValue('una nota');
  notes = new ServerData(read, messages);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
});

afterEach(() => {
  for (const stop of leave) stop();
  leave = [];
  vi.unstubAllGlobals();
});

test('is read once for all components that show it, and again on return', async () => {
  const [first, second] = [look(), look()];
  await vi.waitFor(() => expect(notes.state()).toEqual({ data: 'una nota', hasFailed: false }));
  expect(read).toHaveBeenCalledOnce();
  first();
  second();
  look();
  expect(notes.state().data).toBe('una nota');
  expect(read).toHaveBeenCalledTimes(2);
});

test('is read again when the window gets the focus, while a component shows it', async () => {
  const stop = look();
  await notes.refresh();
  await vi.waitFor(() => expect(notes.state().data).toBe('una nota'));
  read.mockResolvedValue('otra nota');
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(notes.state().data).toBe('otra nota'));
  stop();
  read.mockClear();
  dispatchEvent(new Event('focus'));
  expect(read).not.toHaveBeenCalled();
});

test('is read again when the connection is back', async () => {
  read.mockRejectedValueOnce(new Error('offline'));
  look();
  await vi.waitFor(() => expect(notes.state().hasFailed).toBe(true));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(notes.state()).toEqual({ data: 'una nota', hasFailed: false }));
});

test('a failed read shows its own message once, and the session stays', async () => {
  read.mockRejectedValue(new Error('503'));
  await notes.refresh();
  expect(notes.state()).toEqual({ data: undefined, hasFailed: true });
  expect(toasts().current()).toMatchObject({ ...messages.failed, variant: 'destructive' });
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
});

test('a read that fails later keeps the old data, and the next one corrects it', async () => {
  await notes.refresh();
  read.mockRejectedValueOnce(new Error('503'));
  await notes.refresh();
  expect(notes.state()).toEqual({ data: 'una nota', hasFailed: true });
  await notes.refresh();
  expect(notes.state()).toEqual({ data: 'una nota', hasFailed: false });
});

test('a message says that the server refused the session, and the page forgets it', async () => {
  read.mockRejectedValue(new SignedOutError());
  await notes.refresh();
  expect(toasts().current()).toMatchObject(messages.signedOut);
  await vi.waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
});

test('without messages, the component reports the failure', async () => {
  read.mockRejectedValue(new Error('503'));
  await notes.refresh({});
  expect(notes.state().hasFailed).toBe(true);
  expect(toasts().current()).toBeNull();
});

test('a read that began before a change does not undo it', async () => {
  await notes.refresh();
  let answer: ((text: string) => void) | undefined;
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const slow = notes.refresh();
  notes.change((text) => `${text}, y otra`);
  answer?.('una nota');
  await slow;
  expect(notes.state().data).toBe('una nota, y otra');
});
