import type { UserId } from '#lib/user-id.ts';
import { downloadNotebook } from './notebook-file.ts';
import { notebookOf } from './notebook-of.ts';
import { useNotebookPart } from './use-notebook.ts';

/** Why the browser does not store the notebook, and a file to download instead: for ui/storage-problem.tsx. */
export function useStorageProblem(userId: UserId) {
  const problem = useNotebookPart(userId, (state) => state.problem);
  return {
    problem,
    onDownload(fileName: string) {
      if (userId) downloadNotebook(notebookOf(userId), fileName);
    },
  };
}
