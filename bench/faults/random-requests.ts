import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { abuse } from '#server/testing/abuse.ts';
import { randomRequest } from '#server/testing/random-requests.ts';
import { learner, prepareFolder } from '#server/testing/server.ts';
import { startSchool } from './school.ts';

/** Against the server in a process of its own, whose memory is read from outside. */
export async function randomRequests(count: number, seed: number) {
  const { folder, env } = await prepareFolder();
  const school = await startSchool(env);
  try {
    const { server } = school;
    const ana = await learner(server, 'ana@example.com');
    await ana.client.rpc('complete_module', { module_num: 1 });
    const eva = await learner(server, 'eva@example.com');
    const status = `/proc/${school.process.child.pid}/status`;
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1000;
    const result = await abuse(server, {
      requests: randomRequest([server.key], [eva.session.access_token]),
      count,
      seed,
      secrets: [ana.userId, server.secretKey],
      memory,
    });
    return { ...result, stillRuns: school.process.child.exitCode === null };
  } finally {
    school.process.child.kill('SIGTERM');
    await school.process.ended;
    await rm(folder, { recursive: true, force: true });
  }
}
