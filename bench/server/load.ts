import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '#bench/common/statistics.ts';

interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** This many clients, each with its own connection, that send the next request as soon as they get an answer. */
export interface Load {
  name: string;
  clients: number;
  /** Pause between an answer and the same client's next request. */
  pauseMs?: number;
  next: () => Call;
}

export interface Outcome {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answered 503, which the school does while too many passwords wait for their check. */
  refused: number;
}

interface Answer {
  status: number;
  retryAfter: number;
}

export function send(agent: Agent, origin: string, { method, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { method, headers, agent }, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
        }),
      );
      response.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}

interface Clock {
  /** Answers before this moment are warm-up and do not count. */
  from: number;
  until: number;
}

async function client(origin: string, load: Load, { from, until }: Clock, times: number[]): Promise<number> {
  const connect = () => new Agent({ keepAlive: true, maxSockets: 1 });
  let agent = connect();
  let refused = 0;
  while (performance.now() < until) {
    const asked = performance.now();
    const { status, retryAfter } = await send(agent, origin, load.next());
    const answered = performance.now();
    if (status === 503 && retryAfter > 0) {
      refused += 1;
      // A refused client returns on a new connection; the server would close an idle one meanwhile.
      agent.destroy();
      agent = connect();
      await sleep(Math.min(retryAfter * 1000, Math.max(0, until - answered)));
    } else if (status >= 400) {
      throw new Error(`${load.name} was answered with ${status}`);
    } else if (asked >= from && answered <= until) {
      times.push(answered - asked);
    }
    if (load.pauseMs) await sleep(load.pauseMs);
  }
  agent.destroy();
  return refused;
}

/** Applies all loads at the same time. */
export async function applyLoads(origin: string, loads: Load[], seconds: number): Promise<Outcome[]> {
  const begun = performance.now();
  const warmUp = Math.min(1, seconds / 4);
  const clock = { from: begun + warmUp * 1000, until: begun + (warmUp + seconds) * 1000 };
  return Promise.all(
    loads.map(async (load) => {
      const times: number[] = [];
      const clients = Array.from({ length: load.clients }, () => client(origin, load, clock, times));
      const refused = (await Promise.all(clients)).reduce((sum, count) => sum + count, 0);
      return {
        name: load.name,
        perSecond: times.length / seconds,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        refused,
      };
    }),
  );
}
