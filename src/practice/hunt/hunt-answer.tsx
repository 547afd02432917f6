import { LockKeyhole } from 'lucide-react';
import { practica, storageCopy } from '#content.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import type { WithUser } from '#lib/user-id.ts';
import { Link } from '#ui/link.tsx';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { HuntPlay } from './hunt-play.tsx';
import { untouched } from './record.ts';

type HuntAnswerProps = WithUser<IslandProps['hunt']>;

/** The learner marks an assistant's answer, has it judged, tries again. The notebook stores every mark at once. */
export function HuntAnswer({ slug, answer, lesson, next, userId }: HuntAnswerProps) {
  const storage = useStorageProblem(userId);
  const { value = untouched, update, isLoading } = useRecord(userId, `hunt/${slug}`);
  return (
    <>
      <StorageProblem {...storage} texts={storageCopy} />
      <HuntPlay {...{ answer, lesson, next }} hunt={value} update={isLoading ? undefined : update} />
      <p className="mt-6 text-sm text-ink-soft print:hidden">
        <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
        {practica.kept}. {practica.keptText}{' '}
        <Link to="/cuaderno#copia" className="text-link">
          {practica.notebook}
        </Link>
        .
      </p>
    </>
  );
}
