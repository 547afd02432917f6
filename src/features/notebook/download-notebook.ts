import { cuaderno } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import { notebookAsFile } from '#lib/notebook/notebook-file.ts';
import type { Notebook } from '#lib/notebook/notebook.ts';
import { dateInput } from './week-dates.ts';

/** For oneself: the whole notebook as it is. Nothing leaves the learner's hands, so nothing is checked. */
export function downloadNotebook(notebook: Notebook) {
  const file = cuaderno.copy.export.file.replace('{fecha}', dateInput(new Date()));
  downloadText(file, notebookAsFile(notebook));
}
