import { Printer } from 'lucide-react';
import { constancia, storageCopy } from '#content.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { Button } from '#ui/button.tsx';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { CertificateLoading } from './certificate-view.tsx';
import { CertificateName, NAME_RECORD } from './certificate-name.tsx';
import { CertificateSheet, type Practised } from './certificate-sheet.tsx';

interface EarnedCertificateProps {
  userId: string;
  /** What the learner has practised, by kind. */
  practised: (records: ReadonlyMap<string, NotebookRecord>) => Practised[];
  completedAt: (module: number) => string | undefined;
}

/** The name field, then the sheet as it prints. */
export function EarnedCertificate({ userId, practised, completedAt }: EarnedCertificateProps) {
  const storage = useStorageProblem(userId);
  const { status, records } = useNotebook(userId);
  if (status === 'loading') return <CertificateLoading />;
  const kept = records.get(NAME_RECORD)?.value as NotebookValues['certificate'] | undefined;
  const name = kept?.name ?? '';
  return (
    <>
      <div className="print:hidden">
        <p className="max-w-[58ch] text-lg text-ink-soft">{constancia.ready}</p>
        <StorageProblem {...storage} texts={storageCopy} />
        <CertificateName userId={userId} name={name} />
        <p className="mt-6 mb-10 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button size="lg" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            {constancia.print}
          </Button>
          <span className="max-w-[44ch] text-sm text-ink-soft">{constancia.printHint}</span>
        </p>
      </div>
      <CertificateSheet name={name} completedAt={completedAt} practised={practised(records)} />
    </>
  );
}
