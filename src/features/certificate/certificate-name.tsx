import { Check } from 'lucide-react';
import { useState } from 'react';
import { fill } from '#common/fill.ts';
import { constancia } from '#content.ts';
import { cleanName, MAX_NAME, nameLength, nameProblem } from '#lib/notebook/holder-name.ts';
import type { RecordId } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { InputField } from '#ui/form/field.tsx';
import { Spoken } from '#ui/spoken.tsx';

export const NAME_RECORD: RecordId<'certificate'> = 'certificate/name';

const copy = constancia.name;

/** Saved while the learner types, as everywhere in the notebook; a name that cannot stand on the sheet is not saved. */
export function CertificateName({ userId, name }: { userId: string; name: string }) {
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
