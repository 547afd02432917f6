import { currentVersion, migrateRecord } from './database.ts';
import type { NotebookFile } from './notebook-file.ts';
import type { Notebook } from './notebook.ts';
import type { RecordProblem } from './checks.ts';
import { knownKind, recordProblem, type RecordChecks } from './record-checks.ts';
import { countKinds, type KindCounts, type NotebookRecord, type RecordKind } from './records.ts';

export type FileProblem = 'not-a-notebook' | 'newer-version' | 'damaged';

/** A full school year has a few hundred. */
export const MAX_RECORDS = 5000;
/** More than `MAX_RECORDS` prompts of ten pages need. */
export const MAX_BYTES = 50_000_000;

/** A record that is not imported, and why. */
export interface RefusedRecord {
  kind: RecordKind | null;
  /** The title, which the learner may know, else the record's own name. */
  name: string;
  problem: RecordProblem;
}

export interface FileContents {
  records: NotebookRecord[];
  refused: RefusedRecord[];
  /** How many records come after the last one that is read. */
  unread: number;
  savedAt: string;
  /** How many of each kind. */
  counts: KindCounts;
}

/** Reads a file that may contain anything; returns its contents, or what is wrong with it. */
export function readNotebookFile(text: string, checks: RecordChecks): FileContents | FileProblem {
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
  if (version < 1) return 'damaged';
  const records: NotebookRecord[] = [];
  const refused: RefusedRecord[] = [];
  for (const read of file.records.slice(0, MAX_RECORDS) as unknown[]) {
    const record = isObject(read) ? migrateRecord(read as unknown as NotebookRecord, version) : read;
    if (record === null && read !== null) continue;
    const problem = recordProblem(record, checks);
    if (problem) refused.push({ ...describeRecord(record, checks), problem });
    else records.push(record as NotebookRecord);
  }
  return {
    records,
    refused,
    unread: Math.max(0, file.records.length - MAX_RECORDS),
    savedAt: String(file.savedAt ?? ''),
    counts: countKinds(records.map(({ id }) => id)),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function describeRecord(record: unknown, checks: RecordChecks): Omit<RefusedRecord, 'problem'> {
  const { id, value } = (isObject(record) ? record : {}) as { id?: unknown; value?: unknown };
  const text = typeof id === 'string' ? id : '';
  const { title } = (isObject(value) ? value : {}) as { title?: unknown };
  const name = typeof title === 'string' && title.trim() !== '' ? title : text.slice(text.indexOf('/') + 1);
  return { kind: knownKind(text, checks), name };
}

export interface Merge {
  added: number;
  replaced: number;
  /** Newer here than in the file. */
  kept: number;
  isStored: boolean;
  undo: () => Promise<boolean>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The newer version stays, on either side. A date in the future says nothing, so it never wins. */
export async function mergeIntoNotebook(
  notebook: Notebook,
  incoming: NotebookRecord[],
  now = Date.now(),
): Promise<Merge> {
  await notebook.ready;
  const here = notebook.state().records;
  const isAhead = ({ updatedAt }: NotebookRecord) => updatedAt > now + DAY_MS;
  const writtenAt = (record: NotebookRecord) => (isAhead(record) ? 0 : record.updatedAt);
  const news = incoming
    .filter((record) => {
      const own = here.get(record.id);
      return !own || writtenAt(own) < writtenAt(record);
    })
    .map((record) => (isAhead(record) ? { ...record, updatedAt: now } : record));
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
