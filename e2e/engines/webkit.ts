import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/postgres.ts';
import type { Engine, Tab } from './tab.ts';

/** WebDriver's key for an element in its answers. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(driver: string) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    if (await ask(`${driver}/status`, 'GET').catch(() => null)) return;
  }
  throw new Error('WebKitWebDriver does not answer.');
}

const libraries = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const sessionOptions = {
  capabilities: {
    alwaysMatch: {
      'webkitgtk:browserOptions': {
        binary: `/usr/lib/${libraries}/webkit2gtk-4.1/MiniBrowser`,
        args: ['--automation'],
      },
    },
  },
};

function tabOf(call: Ask, close: () => Promise<void>): Tab {
  const find = async (selector: string) => {
    const deadline = Date.now() + 30_000;
    for (;;) {
      try {
        const found = await call('POST', '/element', { using: 'css selector', value: selector });
        return (found as Record<string, string>)[elementKey];
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(100);
      }
    }
  };
  return {
    open: async (url) => void (await call('POST', '/url', { url })),
    click: async (selector) => void (await call('POST', `/element/${await find(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await call('POST', `/element/${await find(selector)}/value`, { text })),
    evaluate: (expression) =>
      call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }) as Promise<never>,
    print: () => Promise.resolve(null),
    errors: () => null,
    close,
  };
}

/** WebKitGTK's driver uses the older WebDriver protocol; its window needs a screen, which may be virtual. */
export const webkit: Engine = {
  name: 'WebKit',
  program: '/usr/bin/WebKitWebDriver',
  package: 'webkit2gtk-driver xvfb',
  async start() {
    const port = await freePort();
    const driver = `http://127.0.0.1:${port}`;
    // xvfb-run leaves its files here when it is stopped.
    const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-xvfb-'));
    const child = spawn('xvfb-run', ['-a', webkit.program, `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, TMPDIR: folder },
    });
    const ended = once(child, 'close');
    const stop = async () => {
      if (child.pid) process.kill(-child.pid);
      await ended;
      await rm(folder, { recursive: true });
    };
    try {
      await untilReady(driver);
      const { sessionId } = (await ask(`${driver}/session`, 'POST', sessionOptions)) as { sessionId: string };
      const call: Ask = (method, path, body) => ask(`${driver}/session/${sessionId}${path}`, method, body);
      return tabOf(call, async () => {
        await call('DELETE', '').catch(() => undefined);
        await stop();
      });
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
