import { currentVersion, migrateRecord } from './database.ts';
import type { NotebookFile } from './notebook-file.ts';
import type { Notebook } from './notebook.ts';
import { isRecord } from './record-checks.ts';
import { countKinds, type KindCounts, type NotebookRecord } from './records.ts';

export type FileProblem = 'not-a-notebook' | 'newer-version' | 'damaged';
export interface FileContents {
  records: NotebookRecord[];
  savedAt: string;
  /** How many of each kind. */
  counts: KindCounts;
}

/** Reads a file that may be anything; says what is wrong with it, or what it contains. */
export function readNotebookFile(text: string): FileContents | FileProblem {
  let file: Partial<NotebookFile> | null;
  try {
    file = JSON.parse(text) as Partial<NotebookFile> | null;
  } catch {
    return 'not-a-notebook';
  }
  if (file?.school !== 'Aplica IA' || !Number.isInteger(file.version) || !Array.isArray(file.records))
    return 'not-a-notebook';
  const version = file.version as number;
  if (version > currentVersion()) return 'newer-version';
  if (version < 1 || !file.records.every((record) => typeof record === 'object' && record !== null))
    return 'damaged';
  const records = file.records
    .map((record) => migrateRecord(record, version))
    .filter((record) => record !== null);
  if (!records.every(isRecord)) return 'damaged';
  return {
    records,
    savedAt: String(file.savedAt ?? ''),
    counts: countKinds(records.map(({ id }) => id)),
  };
}

export interface Merge {
  added: number;
  replaced: number;
  /** Newer here than in the file. */
  kept: number;
  isStored: boolean;
  undo: () => Promise<boolean>;
}

/** What is newer stays, on either side. */
export async function mergeIntoNotebook(notebook: Notebook, incoming: NotebookRecord[]): Promise<Merge> {
  await notebook.ready;
  const here = notebook.state().records;
  const news = incoming.filter((record) => (here.get(record.id)?.updatedAt ?? -1) < record.updatedAt);
  const before = new Map(news.map(({ id }) => [id as string, here.get(id) ?? null]));
  const isStored = await notebook.restore(new Map(news.map((record) => [record.id as string, record])));
  const added = [...before.values()].filter((record) => record === null).length;
  return {
    added,
    replaced: news.length - added,
    kept: incoming.length - news.length,
    isStored,
    undo: () => notebook.restore(before),
  };
}
