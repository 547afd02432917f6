import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clientOf,
  inFragment,
  linkTo,
  mailsTo,
  openLink,
  post,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const passwords = { owner: 'la-clave-de-la-dueña', stranger: 'la-clave-de-un-extraño' };
type Who = keyof typeof passwords;

/** Signs up and returns the link from the mail. */
async function signUp(email: string, who: Who): Promise<string> {
  const { error } = await clientOf(server).auth.signUp({ email, password: passwords[who] });
  expect(error).toBeNull();
  return linkTo(server, email);
}

async function whoGetsIn(email: string): Promise<string[]> {
  const tries = Object.entries(passwords).map(async ([who, password]) => {
    const { error } = await clientOf(server).auth.signInWithPassword({ email, password });
    return error ? [] : [who];
  });
  return (await Promise.all(tries)).flat();
}

it.each<[string, Who[]]>([
  ['before', ['stranger', 'owner']],
  ['after', ['owner', 'stranger']],
  ['before and after', ['stranger', 'owner', 'stranger']],
])(
  'a stranger who signs up %s the owner gets nothing: the link that she opens decides',
  async (when, order) => {
    const email = `antes-${when.length}@example.com`;
    const links: [Who, string][] = [];
    for (const who of order) links.push([who, await signUp(email, who)]);
    const [, hers = ''] = links.find(([who]) => who === 'owner') ?? [];
    expect((await openLink(clientOf(server), hers)).error).toBeNull();
    expect(await whoGetsIn(email)).toEqual(['owner']);
    for (const [, link] of links) {
      expect((await openLink(clientOf(server), link)).error?.code).toBe('otp_expired');
    }
    expect(await whoGetsIn(email)).toEqual(['owner']);
  },
);

it('a sign-up with the address of an account changes nothing, and its owner gets a mail about it', async () => {
  const email = 'ya-esta@example.com';
  await openLink(clientOf(server), await signUp(email, 'owner'));
  const { error } = await clientOf(server).auth.signUp({ email, password: passwords.stranger });
  expect(error).toBeNull();
  const [newest] = await mailsTo(server, email);
  expect(newest?.text).not.toContain('token_hash');
  expect(newest?.subject).not.toBe('Confirma tu cuenta en Aplica IA');
  expect(await whoGetsIn(email)).toEqual(['owner']);
});

it('a confirmation resent after several sign-ups lets the owner choose a password', async () => {
  const email = 'varias@example.com';
  const first = await signUp(email, 'stranger');
  await signUp(email, 'owner');
  await clientOf(server).auth.resend({ type: 'signup', email });
  const link = await linkTo(server, email);
  expect(inFragment(link).type).toBe('recovery');
  const owner = clientOf(server);
  expect((await openLink(owner, link)).error).toBeNull();
  expect(await whoGetsIn(email)).toEqual([]);
  expect((await openLink(clientOf(server), first)).error?.code).toBe('otp_expired');
  expect((await owner.auth.updateUser({ password: passwords.owner })).error).toBeNull();
  expect(await whoGetsIn(email)).toEqual(['owner']);
});

it("recovering an account that a stranger signed up does not activate the stranger's password", async () => {
  const email = 'ajena@example.com';
  await signUp(email, 'stranger');
  const owner = clientOf(server);
  await owner.auth.resetPasswordForEmail(email);
  expect((await openLink(owner, await linkTo(server, email))).error).toBeNull();
  expect(await whoGetsIn(email)).toEqual([]);
});

it('ten sign-ups of one address at once make one account, and one link decides its password', async () => {
  const email = 'diez@example.com';
  const { auth } = clientOf(server);
  await Promise.all(Array.from({ length: 10 }, () => auth.signUp({ email, password: passwords.owner })));
  expect(await mailsTo(server, email)).toHaveLength(10);
  expect((await openLink({ auth }, await linkTo(server, email))).error).toBeNull();
  expect(await whoGetsIn(email)).toEqual(['owner']);
});

it('magic links, and all ways to an account without a mailbox, are closed', async () => {
  for (const path of ['otp', 'magiclink', 'invite', 'admin/users', 'sso', 'factors', 'settings', 'health']) {
    expect((await post(server, `/auth/v1/${path}`, { email: 'x@example.com' })).status).toBe(404);
  }
});
