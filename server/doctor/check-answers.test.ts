import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { version } from '#server/version.ts';
import { checkReachable } from './check-address.ts';
import { checkRunning } from './check-build.ts';
import { lineOf } from './finding.ts';

afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-20T10:00:00Z');

function answering(body: unknown, { status = 200, date = now } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(body, { status, headers: { Date: new Date(date).toUTCString() } });
  });
  return asked;
}

const settings = readSettings({
  PUBLIC_URL: 'https://escuela.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'hola@example.com',
});

const outside = async () => (await checkReachable(settings, () => now)).map(lineOf);

it('the clock is compared with that of the own public address, and with no other host', async () => {
  const asked = answering({ status: 'ok' }, { date: now - 30_000 });
  expect(await outside()).toEqual(['OK     Desde fuera: https://escuela.example.com contesta']);
  answering({ status: 'ok' }, { date: now - 300_000 });
  expect(await outside()).toContainEqual(expect.stringMatching(/^FALLO {2}Reloj: .* no dan la misma hora/));
  expect(asked).toEqual(['https://escuela.example.com/healthz']);
});

it('another site under the public address is not the school', async () => {
  answering({ hello: 'world' });
  expect(await outside()).toEqual([
    expect.stringMatching(/^AVISO {2}Desde fuera: .* contesta otra cosa \(200\)/),
  ]);
});

const running = async (holder: number | null = null) =>
  lineOf(await checkRunning('http://127.0.0.1:3000', holder));

it('a server of another version, and one that cannot store anything, are told', async () => {
  answering({ status: 'ok', ...version });
  expect(await running()).toBe('OK     Servidor: en marcha en http://127.0.0.1:3000');
  answering({ status: 'ok', version: version.version, commit: '96bbbef12ab3' });
  expect(await running()).toMatch(/^AVISO {2}Servidor: .* es otro \(versión [\d.]+, 96bbbef12ab3\)/);
  answering({ status: 'unavailable', ...version }, { status: 503 });
  expect(await running()).toMatch(/^FALLO {2}Servidor: .* no puede guardar datos \(503\)/);
});

it('a process that holds the data and does not answer is named', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await running(4711)).toMatch(
    /^FALLO {2}Servidor: el proceso 4711 usa la carpeta de datos y no contesta/,
  );
});
