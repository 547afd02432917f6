import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { countRows, writeBackup } from './backup-file.ts';

it('reads a copy of many lines to its end without a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  const file = join(folder, 'copia.gz');
  const secrets = { jwtSecret: 'x'.repeat(32), publishableKey: 'p', secretKey: 's' };
  const warnings: string[] = [];
  const listen = (warning: Error) => void warnings.push(warning.name);
  process.on('warning', listen);
  try {
    await writeBackup(
      file,
      { format: 'aplica-ia-1', createdAt: new Date().toISOString(), migrations: [], secrets },
      (async function* () {
        for (let line = 0; line < 50; line++)
          yield { table: 'public.notes', columns: ['n'], rows: [`{"n":${line}}`] };
      })(),
    );
    expect(await countRows(file)).toBe(50);
    await nextTurn();
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', listen);
    await rm(folder, { recursive: true });
  }
});
