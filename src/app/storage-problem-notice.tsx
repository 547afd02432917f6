import { storageCopy } from '#content.ts';
import { downloadNotebook } from '#lib/notebook/notebook-file.ts';
import type { StorageProblem } from '#lib/notebook/notebook.ts';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
import { StorageNotice } from '#ui/storage-notice.tsx';

interface StorageProblemNoticeProps {
  userId: string;
  problem: StorageProblem;
}

/** Its words, and the file that holds what the browser does not. */
export function StorageProblemNotice({ userId, problem }: StorageProblemNoticeProps) {
  return (
    <StorageNotice
      texts={storageCopy}
      problem={problem}
      onDownload={() => downloadNotebook(notebookOf(userId), storageCopy.file)}
    />
  );
}
