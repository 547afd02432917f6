import { Printer, Check } from 'lucide-react';
import { useState } from 'react';
import { constancia, storageCopy } from '#content.ts';
import type { NotebookRecord, NotebookValues, RecordId } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { useNotebook, useRecord } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { Button } from '#ui/button.tsx';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { fill } from '#common/fill.ts';
import { cleanName, MAX_NAME, nameLength, nameProblem } from '#lib/notebook/holder-name.ts';
import { InputField } from '#ui/form/field.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { CertificateLoading } from './certificate-view.tsx';
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

const NAME_RECORD: RecordId<'certificate'> = 'certificate/name';

const copy = constancia.name;

/** Saved while the learner types, as everywhere in the notebook; a name that cannot stand on the sheet is not saved. */
function CertificateName({ userId, name }: { userId: string; name: string }) {
  const { isSaving, problem: storageProblem } = useRecord(userId, NAME_RECORD);
  // The typed text may end in a space, as after the first name; the saved name does not.
  const [typed, setTyped] = useState<string | null>(null);
  const typedName = cleanName(typed ?? name);
  const problem = nameProblem(typedName);

  function onChange(text: string) {
    setTyped(text);
    const next = cleanName(text);
    if (nameProblem(next)) return;
    // Never rejects: a name that was not stored stays on the screen.
    if (next === '') void notebookOf(userId).remove(NAME_RECORD);
    else void notebookOf(userId).update(NAME_RECORD, () => ({ name: next }));
  }

  const error = problem && fill(copy.problems[problem], { max: MAX_NAME, n: nameLength(typedName) });
  const isKept = name !== '' && !problem && !isSaving && !storageProblem;
  return (
    <div className="mt-6 max-w-xl">
      <InputField
        label={copy.label}
        hint={copy.hint}
        error={error}
        value={typed ?? name}
        autoComplete="name"
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => !problem && setTyped(null)}
      />
      <p className="mt-1 min-h-6 text-sm text-ink-soft">
        {isKept && (
          <>
            <Check aria-hidden="true" className="mr-1 inline size-4 text-success" />
            {copy.saved}
          </>
        )}
      </p>
      <Spoken text={isKept ? copy.saved : ''} written={typed ?? name} />
    </div>
  );
}
