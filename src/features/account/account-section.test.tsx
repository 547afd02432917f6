import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cuenta } from '#content.ts';
import { env } from '#lib/env.ts';
import { watchDownloads } from '#lib/testing/downloads.ts';
import { dropFocus } from '#lib/testing/drop-focus.ts';
import { toasts } from '#lib/toasts.ts';
import { AccountSection } from './account-section.tsx';

/** The address contains `replace` patterns. */
const ana = { id: '6f1d2c3b-0000-4000-8000-000000000001', email: 'ana$&co@empresa.com' };
const session = {
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: ana,
};
const stored = { account: { email: ana.email }, modules: [{ module_number: 1 }], sessions: [] };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const wrong = () => json(400, { code: 'current_password_invalid', message: 'x' });

/** Each test replaces the answer it is about. */
let answers: Record<string, () => Response | Promise<Response>>;
const calls: { path: string; body: unknown }[] = [];
let files: ReturnType<typeof watchDownloads>;

beforeEach(() => {
  calls.length = 0;
  answers = {
    '/rest/v1/rpc/my_data': () => json(200, stored),
    '/rest/v1/rpc/delete_my_account': () => new Response(null, { status: 204 }),
    '/auth/v1/token': () => json(200, session),
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    calls.push({ path: pathname, body: JSON.parse(String(init?.body ?? 'null')) });
    return answers[pathname]?.() ?? json(404, { message: pathname });
  });
  files = watchDownloads();
});
afterEach(() => vi.unstubAllGlobals());

function open({ isOwnServer = true, onForgetDevice = vi.fn(async () => undefined) } = {}) {
  vi.spyOn(env, 'isOwnServer', 'get').mockReturnValue(isOwnServer);
  localStorage.setItem('aplica-ia-session', JSON.stringify(session));
  const onDeleted = vi.fn();
  render(<AccountSection email={ana.email} onForgetDevice={onForgetDevice} onDeleted={onDeleted} />);
  return { onDeleted, onForgetDevice };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typed = () => screen.getByLabelText<HTMLInputElement>('Tu contraseña');

async function askToDelete(password: string) {
  await press('Borrar mi cuenta');
  await userEvent.type(typed(), password);
  await press('Borrar para siempre');
}

test('the learner downloads what the server stores, as one file', async () => {
  open();
  await press('Descargar mis datos');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('aplica-ia-mis-datos.json');
  expect(JSON.parse((await files[0]?.blob.text()) ?? 'null')).toEqual(stored);
  expect(toasts().current()?.title).toBe('Descarga iniciada');
});

test.each([
  ['the session has ended', 401, cuenta.failures.signedOut],
  ['too many tries', 429, cuenta.failures.tooMany],
  ['a busy server', 503, cuenta.failures.busy],
  ['a failure', 500, cuenta.failures.other],
])('%s: no file, and the reason in Spanish', async (_, status, text) => {
  open();
  answers['/rest/v1/rpc/my_data'] = () => json(status, { message: 'x' });
  await press('Descargar mis datos');
  await waitFor(() => expect(toasts().current()).toMatchObject({ text, variant: 'destructive' }));
  expect(files).toEqual([]);
  expect(screen.getByRole('button', { name: 'Descargar mis datos' })).toHaveProperty('disabled', false);
});

test('the pressed button gets the focus back, whether the download works or fails', async () => {
  open();
  let answer: (response: Response) => void = () => undefined;
  answers['/rest/v1/rpc/my_data'] = () => new Promise((resolve) => (answer = resolve));
  await press('Descargar mis datos');
  const button = screen.getByRole('button', { name: cuenta.download.pending });
  dropFocus();
  await waitFor(() => expect(calls).toHaveLength(1));
  answer(json(500, { message: 'x' }));
  await waitFor(() => expect(toasts().current()).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the dialog says what will be deleted and that it is final, and requires the password', async () => {
  const { onDeleted } = open();
  await press('Borrar mi cuenta');
  const dialog = within(screen.getByRole('dialog', { name: 'Borrar mi cuenta' }));
  expect(dialog.getByText(/Es definitivo/)).toBeTruthy();
  expect(dialog.getByText(`La cuenta de ${ana.email}.`)).toBeTruthy();
  expect(dialog.getByText(/módulos que has completado/)).toBeTruthy();
  expect(typed().required).toBe(true);
  await press('Cancelar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('the right password deletes the account, and the browser keeps its notebook', async () => {
  const { onDeleted, onForgetDevice } = open();
  await askToDelete('tres-gatos-azules');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    { path: '/rest/v1/rpc/delete_my_account', body: { password: 'tres-gatos-azules' } },
  ]);
  expect(onForgetDevice).not.toHaveBeenCalled();
  expect(toasts().current()?.title).toBe('Tu cuenta está borrada');
});

test('deletes the browser’s data too if the learner chooses it; if that fails, the page says so', async () => {
  const onForgetDevice = vi.fn(() => Promise.reject(new Error('storage is closed')));
  const { onDeleted } = open({ onForgetDevice });
  await press('Borrar mi cuenta');
  await userEvent.click(screen.getByLabelText('Borrar también lo que guarda este navegador'));
  await userEvent.type(typed(), 'tres-gatos-azules{Enter}');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(onForgetDevice).toHaveBeenCalledOnce();
  expect(toasts().current()).toMatchObject({ text: cuenta.delete.deviceFailed, variant: 'destructive' });
});

test('a wrong password says so and stays in the field; closing the dialog discards it', async () => {
  const { onDeleted, onForgetDevice } = open();
  answers['/rest/v1/rpc/delete_my_account'] = wrong;
  await askToDelete('tres-gatos');
  expect((await screen.findByRole('alert')).textContent).toBe(cuenta.failures.password);
  expect(typed().value).toBe('tres-gatos');
  expect(onDeleted).not.toHaveBeenCalled();
  expect(onForgetDevice).not.toHaveBeenCalled();
  await press('Cancelar');
  await press('Borrar mi cuenta');
  expect(typed().value).toBe('');
});

test('without a connection the account stays, and the dialog gives the reason', async () => {
  open();
  answers['/rest/v1/rpc/delete_my_account'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await askToDelete('tres-gatos-azules');
  expect((await screen.findByRole('alert')).textContent).toBe(cuenta.failures.network);
  expect(typed().value).toBe('tres-gatos-azules');
});

test('with a Supabase project, the password first opens a new session, and never goes to the database', async () => {
  const { onDeleted } = open({ isOwnServer: false });
  await askToDelete('tres-gatos-azules');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(calls).toMatchObject([
    { path: '/auth/v1/token', body: { email: ana.email, password: 'tres-gatos-azules' } },
    { path: '/rest/v1/rpc/delete_my_account', body: {} },
  ]);
  expect(JSON.stringify(calls[1])).not.toContain('gatos');
});

test('with a Supabase project, a wrong password fails at the sign-in', async () => {
  const { onDeleted } = open({ isOwnServer: false });
  answers['/auth/v1/token'] = () => json(400, { error_code: 'invalid_credentials', msg: 'Invalid login' });
  await askToDelete('tres-gatos');
  expect((await screen.findByRole('alert')).textContent).toBe(cuenta.failures.password);
  expect(calls.map(({ path }) => path)).toEqual(['/auth/v1/token']);
  expect(onDeleted).not.toHaveBeenCalled();
});
