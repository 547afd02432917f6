import { expect, test } from 'vitest';
import { openDatabase, recordsToRead } from './database.ts';

test('a reading that ends with its page is told to the one who asked, and to nobody else', async () => {
  const database = await openDatabase('lectora');
  const records = recordsToRead(database);
  const reading = records.getAll();
  records.transaction.abort();
  await expect(reading).rejects.toThrow('abort');
  // An error without anybody to hear it would reach the window after the next task, and fail the run.
  await new Promise((resolve) => setTimeout(resolve));
  database.close();
});
