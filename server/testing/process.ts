import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingNames } from '#server/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Resolves with the match once the output contains it; rejects when the process ends first. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

export interface Command {
  command: string;
  args: string[];
  cwd: string;
}

/** The command of `npm start` once everything is built; the tests compile it first (before-all.ts). */
export function compiledServer(cwd = root): Command {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, , ...args] = scripts.start.split(' '); // exec node …
  return { command: process.execPath, args, cwd };
}

/** The full `npm start`, build check included. */
export const npmStart = (cwd = root): Command => ({ command: 'npm', args: ['start'], cwd });

/** Empty means unset: a developer's .env, which may name a real database, must not affect the tests. */
export const noSettings = Object.fromEntries(settingNames.map((name) => [name, '']));

/** Starts a server process with only these variables in its environment. */
export function spawnServer(env: Record<string, string>, how: Command = compiledServer()): ServerProcess {
  const child = spawn(how.command, how.args, {
    cwd: how.cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...noSettings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const watchers = new Set<() => void>();
  const listen = (chunk: Buffer) => {
    text += chunk.toString();
    for (const check of watchers) check();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );

  return {
    child,
    ended,
    output: () => text,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(text);
          if (!match) return;
          watchers.delete(check);
          resolve(match);
        };
        watchers.add(check);
        check();
        void ended.then((how) =>
          reject(new Error(`The server ended (${how}) without printing ${pattern}:\n${text}`)),
        );
      }),
  };
}

/** Waits for the address that the server prints when it is ready. */
export async function originOf(server: ServerProcess): Promise<string> {
  const [, origin = ''] = await server.prints(/Aplica IA está en (http\S+)/);
  return origin;
}
