import { lockDataDir } from '#server/database/lock.ts';

/** A separate process that holds the lock on a folder until it is killed, or prints why it cannot. */
try {
  await lockDataDir(process.argv[2] ?? '');
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
}
