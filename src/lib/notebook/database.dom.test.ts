import { expect, test } from 'vitest';
import { openDatabase, recordsToRead } from './database.ts';

test('only the caller hears of a read that ends with its page', async () => {
  const database = await openDatabase('lectora');
  const records = recordsToRead(database);
  const reading = records.getAll();
  records.transaction.abort();
  await expect(reading).rejects.toThrow('abort');
  // An error that no code handles would reach the window after the next task, and fail the run.
  await new Promise((resolve) => setTimeout(resolve));
  database.close();
});
