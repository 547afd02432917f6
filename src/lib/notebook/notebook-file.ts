import { fill } from '#common/fill.ts';
import { isoDay } from '#lib/dates.ts';
import { downloadText } from '#lib/download-text.ts';
import { currentVersion } from './database.ts';
import type { Notebook } from './notebook.ts';
import type { NotebookRecord } from './records.ts';

/** The one file that holds a whole notebook. */
export interface NotebookFile {
  school: 'Aplica IA';
  version: number;
  savedAt: string;
  records: NotebookRecord[];
}

export function notebookAsFile(notebook: Notebook, now = new Date()): string {
  const file: NotebookFile = {
    school: 'Aplica IA',
    version: currentVersion(),
    savedAt: now.toISOString(),
    records: [...notebook.state().records.values()],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The whole notebook as it is. The file stays with the learner, so nothing checks it for personal data. */
export function downloadNotebook(notebook: Notebook, fileName: string, now = new Date()) {
  downloadText(fill(fileName, { fecha: isoDay(now) }), notebookAsFile(notebook, now));
}
