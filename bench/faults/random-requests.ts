import { rm } from 'node:fs/promises';
import { memoryOf, startSchool } from '#bench/common/school.ts';
import { abuse } from '#server/testing/abuse.ts';
import { randomRequest } from '#server/testing/random-requests.ts';
import { learner, prepareFolder } from '#server/testing/server.ts';

/** Against the server in a process of its own, whose memory is read from outside. */
export async function randomRequests(count: number, seed: number) {
  const { folder, env } = await prepareFolder();
  const school = await startSchool(env);
  try {
    const ana = await learner(school, 'ana@example.com');
    await ana.client.rpc('complete_module', { module_num: 1 });
    const eva = await learner(school, 'eva@example.com');
    const result = await abuse(school, {
      requests: randomRequest([school.key], [eva.session.access_token]),
      count,
      seed,
      secrets: [ana.userId, school.secretKey],
      memory: () => memoryOf(school.pid),
    });
    return { ...result, stillRuns: school.isRunning() };
  } finally {
    await school.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
