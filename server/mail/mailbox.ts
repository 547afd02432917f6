import { open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DeliveryError, type Courier, type Mail } from './mail.ts';

export type StoredMail = Omit<Mail, 'id'> & { at: string };

export interface Mailbox {
  add(mail: Mail): Promise<void>;
  /** Newest first. */
  list(): Promise<StoredMail[]>;
}

const kept = 200;

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});

/** A full disk or a crash may cut a line off: only that mail is lost. */
function parseLine(line: string): StoredMail[] {
  try {
    return [storedMail.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Whether the last line is complete; if not, the next mail must not be appended to it. */
async function endsInNewline(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/**
 * The mails of a school without a mail server, one JSON line each, in the data folder: they survive restarts, and servers
 * that share the folder share them. Their links open accounts, hence mode 0600.
 */
export function openMailbox(dataDir: string): Mailbox {
  const path = join(dataDir, 'mailbox.jsonl');
  let last: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<string[]> => {
    try {
      return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };

  const append = async ({ to, subject, text, html }: Mail) => {
    const stored: StoredMail = { to, subject, text, html, at: new Date().toISOString() };
    const file = await open(path, 'a+', 0o600);
    try {
      const start = (await endsInNewline(file)) ? '' : '\n';
      await file.appendFile(start + JSON.stringify(stored) + '\n');
    } finally {
      await file.close();
    }
    const lines = await read();
    if (lines.length > 2 * kept) await writeFile(path, lines.slice(-kept).join('\n') + '\n', { mode: 0o600 });
  };

  return {
    add(mail) {
      // One after the other: two calls that shorten the file at once would lose mails.
      const added = last.then(() => append(mail));
      last = added.catch(() => undefined);
      return added;
    },
    async list() {
      return (await read()).slice(-kept).reverse().flatMap(parseLine);
    },
  };
}

/** One at a time, so that the newest mail is the newest line. */
export const mailboxCourier = (mailbox: Mailbox): Courier => ({
  atOnce: 1,
  async deliver(mail) {
    try {
      await mailbox.add(mail);
    } catch (error) {
      // Usually a full disk.
      throw new DeliveryError('server', (error as NodeJS.ErrnoException).code ?? 'unknown', { cause: error });
    }
  },
  close: () => undefined,
});
