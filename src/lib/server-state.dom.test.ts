import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession, SignedOutError } from './backend-answer.ts';
import { serverState } from './server-state.ts';
import { currentToast, dismissToast } from './toasts.ts';

vi.mock('./backend-answer.ts', async (load) => ({
  ...(await load<typeof import('./backend-answer.ts')>()),
  forgetSession: vi.fn(() => Promise.resolve()),
}));

const meta = {
  failed: { title: 'Error', text: 'No se pudo cargar' },
  signedOut: { title: 'Tu sesión ha caducado', text: 'Inicia sesión de nuevo' },
};

afterEach(() => {
  serverState.clear();
  dismissToast();
  vi.clearAllMocks();
});

const failingQuery = (error: Error, messages?: typeof meta) =>
  serverState
    .fetchQuery({ queryKey: ['notas'], queryFn: () => Promise.reject(error), meta: messages })
    .catch(() => undefined);

test('a query that fails says its own message, once, and the session stays', async () => {
  await failingQuery(new Error('503'), meta);
  expect(currentToast()).toMatchObject({ ...meta.failed, variant: 'destructive' });
  expect(forgetSession).not.toHaveBeenCalled();
});

test('a session that the server refuses is said and forgotten', async () => {
  await failingQuery(new SignedOutError(), meta);
  expect(currentToast()).toMatchObject(meta.signedOut);
  expect(forgetSession).toHaveBeenCalledOnce();
});

test('what a learner does fails with its own message too', async () => {
  const save = new MutationObserver(serverState, {
    mutationFn: () => Promise.reject(new Error('503')),
    meta,
  });
  await expect(save.mutate()).rejects.toThrow('503');
  expect(currentToast()).toMatchObject(meta.failed);
});

test('a query without messages leaves the failure to its component', async () => {
  await failingQuery(new Error('503'));
  expect(currentToast()).toBeNull();
});
