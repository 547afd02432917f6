import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

export interface StoredMail extends Mail {
  at: string;
}

export interface Mailbox {
  add(mail: Mail): Promise<void>;
  /** Newest first. */
  list(): Promise<StoredMail[]>;
}

const kept = 200;

/**
 * The mails of a school without a mail server, one JSON line each, in the data folder: they survive a restart, and
 * servers that share the folder share them. The links in them open accounts, hence mode 0600.
 */
export function openMailbox(dataDir: string): Mailbox {
  const path = join(dataDir, 'mailbox.jsonl');

  const read = async (): Promise<string[]> => {
    try {
      return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };

  return {
    async add(mail) {
      const stored: StoredMail = { ...mail, at: new Date().toISOString() };
      await appendFile(path, JSON.stringify(stored) + '\n', { mode: 0o600 });
      const lines = await read();
      if (lines.length > 2 * kept)
        await writeFile(path, lines.slice(-kept).join('\n') + '\n', { mode: 0o600 });
    },
    async list() {
      const lines = (await read()).slice(-kept).reverse();
      return lines.map((line) => {
        const { to, subject, text, html, at } = JSON.parse(line) as StoredMail;
        return { to, subject, text, html, at };
      });
    },
  };
}
