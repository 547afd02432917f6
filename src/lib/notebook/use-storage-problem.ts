import type { UserId } from '#lib/user-id.ts';
import { downloadNotebook } from './notebook-file.ts';
import { notebookOf, useNotebookPart } from './use-notebook.ts';

/** Why the browser keeps nothing of the notebook, and the way out: for ui/storage-problem.tsx. */
export function useStorageProblem(userId: UserId) {
  const problem = useNotebookPart(userId, (state) => state.problem);
  return {
    problem,
    onDownload(fileName: string) {
      if (userId) downloadNotebook(notebookOf(userId), fileName);
    },
  };
}
