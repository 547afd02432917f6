import { later } from '#lib/later.tsx';
import { useNotebook } from '#lib/notebook/use-notebook.ts';

const Notice = later(() => import('./storage-problem-notice.tsx').then((m) => m.StorageProblemNotice));

/** Where something is written: says when the browser does not keep it. Few ever see it, so it comes when it is needed. */
export function StorageProblem({ userId }: { userId: string | null | undefined }) {
  const { problem } = useNotebook(userId);
  return userId && problem ? <Notice userId={userId} problem={problem} /> : null;
}
