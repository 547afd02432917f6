import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSchool, type RunningSchool } from '#bench/common/school.ts';
import { attacks } from '#server/testing/attacks.ts';
import { freePort } from '#server/testing/postgres.ts';
import { send, sendOld } from '#server/testing/raw-request.ts';
import { clientOf, password, post, prepareFolder, readProgress } from '#server/testing/server.ts';
import { startSmtpSink, type SmtpSink } from '#server/testing/smtp-sink.ts';

const readers = 10;
const modules = [1, 2, 3, 4, 5, 6];

/** Behind a proxy that is trusted, so that learners and attackers have addresses of their own, and limits count. */
const from = (address: string) => ({ 'x-forwarded-for': address });

interface Reader {
  email: string;
  address: string;
  token: string;
  userId: string;
  completed: Set<number>;
}

async function newReader(school: RunningSchool, sink: SmtpSink, index: number): Promise<Reader> {
  const email = `lectora-${index}@example.com`;
  const address = `203.0.113.${index + 1}`;
  await post(school, '/auth/v1/signup', { email, password }, from(address));
  const mailFor = () => sink.mails.find((mail) => mail.to.includes(email));
  await sink.sees(() => mailFor() !== undefined);
  const message = mailFor()?.message.replace(/=\r\n/g, '') ?? '';
  const token_hash = /token_hash=3D([0-9a-f]+)/.exec(message)?.[1];
  const opened = await post(school, '/auth/v1/verify', { token_hash, type: 'signup' }, from(address));
  const { access_token: token, user } = (await opened.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { email, address, token, userId: user.id, completed: new Set() };
}

interface Watch {
  times: number[];
  failures: string[];
}

/** Reads a lesson, looks at the progress, completes a module, takes a breath. */
async function read(school: RunningSchool, reader: Reader, watch: Watch, goesOn: () => boolean) {
  const client = clientOf(school, { Authorization: `Bearer ${reader.token}`, ...from(reader.address) });
  const timed = async (what: string, work: () => PromiseLike<{ status: number }>) => {
    const begun = performance.now();
    const { status } = await work();
    watch.times.push(performance.now() - begun);
    if (status >= 300) watch.failures.push(`${what} ${status}`);
    return status < 300;
  };
  for (let turn = 0; goesOn(); turn++) {
    const module_num = modules[turn % modules.length] ?? 1;
    await timed('page', async () => {
      const answer = await fetch(`${school.origin}/modulo-${module_num > 5 ? 1 : module_num}`, {
        headers: from(reader.address),
      });
      await answer.text();
      return answer;
    });
    await timed('progress', () => readProgress(client, reader.userId));
    if (await timed('completion', () => client.rpc('complete_module', { module_num })))
      reader.completed.add(module_num);
    // Two calls a turn, and 120 calls a minute are allowed to a session.
    await sleep(1_100);
  }
}

/** Hostile requests, one after the other and again, from a network of strangers. */
async function sendAttacks(school: RunningSchool, token: string, goesOn: () => boolean) {
  const all = attacks(school.key, token);
  let sent = 0;
  for (; goesOn(); sent++) {
    const attack = all[sent % all.length];
    if (!attack) break;
    const headers = { ...attack.headers, ...from(`198.51.100.${sent % 250}`) };
    await (attack.speaks10 ? sendOld : send)(school.origin, { ...attack, headers }).catch(() => undefined);
  }
  return sent;
}

/** Sign-ups whose mails hang at a mail server that says nothing. */
async function signUpStrangers(school: RunningSchool, goesOn: () => boolean) {
  let sent = 0;
  for (; goesOn(); sent++) {
    const email = `desconocida-${sent}@example.com`;
    await post(school, '/auth/v1/signup', { email, password }, from(`192.0.2.${sent % 250}`));
    await sleep(250);
  }
  return sent;
}

/** One wrong password a second from elsewhere, while the owner signs in as often. */
async function guessAndSignIn(school: RunningSchool, { email, address }: Reader, goesOn: () => boolean) {
  let tries = 0;
  let admitted = 0;
  for (; goesOn(); tries++) {
    const signIn = (secret: string, by: string) =>
      post(school, '/auth/v1/token?grant_type=password', { email, password: secret }, from(by));
    await signIn(`intento-${tries}`, `198.18.0.${tries % 250}`);
    admitted += (await signIn(password, address)).ok ? 1 : 0;
    await sleep(1_000);
  }
  return { tries, admitted };
}

interface Wave {
  idle: Watch;
  attacked: Watch;
  requests: number;
  signUps: number;
  owner: { tries: number; admitted: number };
  confirmed: number;
  lost: number;
  stillRuns: boolean;
}

/** Ten learners work, first alone and then while all attacks run at once. */
export async function attackWave(seconds: number, overrides: Record<string, string> = {}): Promise<Wave> {
  const sink = await startSmtpSink();
  const port = await freePort();
  const { folder, env } = await prepareFolder({
    DIST_DIR: 'dist',
    TRUST_PROXY: 'true',
    RATE_LIMITS: 'on',
    SMTP_URL: sink.url,
    MAIL_FROM: 'hola@escuela.example',
    PORT: String(port),
    // Mails that leave need an address to lead to; this one can be reached here.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...overrides,
  });
  const school = await startSchool(env);
  try {
    const all: Reader[] = [];
    for (let index = 0; index < readers; index++) all.push(await newReader(school, sink, index));
    const [owner, ...others] = all;
    if (!owner) throw new Error('There are no learners.');
    const work = async (watch: Watch, attack: (goesOn: () => boolean) => Promise<void>) => {
      const until = performance.now() + seconds * 1_000;
      const goesOn = () => performance.now() < until;
      await Promise.all([...all.map((reader) => read(school, reader, watch, goesOn)), attack(goesOn)]);
      return watch;
    };
    await work({ times: [], failures: [] }, () => Promise.resolve());
    const idle = await work({ times: [], failures: [] }, () => Promise.resolve());

    sink.answer(() => null);
    const wave = { requests: 0, signUps: 0, owner: { tries: 0, admitted: 0 } };
    const attacked = await work({ times: [], failures: [] }, async (goesOn) => {
      [wave.requests, wave.signUps, wave.owner] = await Promise.all([
        sendAttacks(school, others[0]?.token ?? '', goesOn),
        signUpStrangers(school, goesOn),
        guessAndSignIn(school, owner, goesOn),
      ]);
    });

    let confirmed = 0;
    let lost = 0;
    for (const reader of all) {
      const client = clientOf(school, { Authorization: `Bearer ${reader.token}` });
      const { data } = await readProgress(client, reader.userId);
      const stored = new Set((data ?? []).map((row: { module_number: number }) => row.module_number));
      confirmed += reader.completed.size;
      lost += [...reader.completed].filter((number) => !stored.has(number)).length;
    }
    return { idle, attacked, ...wave, confirmed, lost, stillRuns: school.isRunning() };
  } finally {
    await school.stop();
    await sink.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
