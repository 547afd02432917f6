import { useEffect, useState, type ComponentType } from 'react';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import type { StorageProblem as Problem } from '#lib/notebook/notebook.ts';
import { showBootFailure } from './boot-failure.ts';

type Notice = ComponentType<{ userId: string; problem: Problem }>;

/** Where something is written: says when the browser does not keep it. Few ever see it, so it comes when it is needed. */
export function StorageProblem({ userId }: { userId: string | null | undefined }) {
  const { problem } = useNotebook(userId);
  const [Notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!problem) return;
    import('./storage-problem-notice.tsx').then(
      (m) => setNotice(() => m.StorageProblemNotice),
      showBootFailure,
    );
  }, [problem]);
  return userId && problem && Notice ? <Notice userId={userId} problem={problem} /> : null;
}
