import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { calls } from '#server/auth/calls.ts';
import { abuse } from '#server/testing/abuse.ts';
import { learner, prepareFolder } from '#server/testing/server.ts';
import { requestsFor } from '#server/testing/table-requests.ts';
import { startSchool } from './school.ts';

/** A call that costs a hash is asked a tenth as often, or an hour would go by with hashing. */
const share = (costsHash: boolean | undefined) => (costsHash ? 0.1 : 1);

export interface TableRequests {
  sent: number;
  statuses: Map<number, number>;
  memoryMB: number[];
  stillRuns: boolean;
}

/** Requests grown from the schemas of the closed list of calls, with hostile values among them. */
export async function tableRequests(
  perCall: number,
  seed: number,
  overrides: Record<string, string> = {},
): Promise<TableRequests> {
  const { folder, env } = await prepareFolder(overrides);
  const school = await startSchool(env);
  const { server } = school;
  const status = `/proc/${school.process.child.pid}/status`;
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1000;
  const all: TableRequests = { sent: 0, statuses: new Map(), memoryMB: [], stillRuns: false };
  try {
    const ana = await learner(server, 'ana@example.com');
    await ana.client.rpc('complete_module', { module_num: 1 });
    for (const [index, call] of calls.entries()) {
      // Somebody new for each call: some of them end the session, or change the password.
      const { session } = await learner(server, `eva-${index}@example.com`);
      const count = Math.round(perCall * share(call.costsHash));
      const result = await abuse(server, {
        requests: requestsFor(call, {
          key: server.key,
          secretKey: server.secretKey,
          tokens: [session.access_token],
        }),
        count,
        seed,
        secrets: [ana.userId, server.secretKey],
      });
      all.sent += count;
      all.memoryMB.push(memory());
      for (const [code, times] of result.statuses)
        all.statuses.set(code, (all.statuses.get(code) ?? 0) + times);
    }
    all.stillRuns = school.process.child.exitCode === null;
    return all;
  } finally {
    school.process.child.kill('SIGTERM');
    await school.process.ended;
    await rm(folder, { recursive: true, force: true });
  }
}
