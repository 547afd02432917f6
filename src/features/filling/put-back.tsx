import { useId, useState, type ReactNode } from 'react';
import { fillingCopy } from '#content.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { restoreValues } from '#lib/personal-data/equivalences.ts';
import { toast } from '#lib/toasts.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { useCopy } from '#lib/use-copy.ts';
import type { UserId } from '#lib/user-id.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useFilling } from './use-filling.ts';

const { putBack: copy, equivalences: table, messages } = fillingCopy;

interface PutBackProps {
  userId: UserId;
  record: string;
  /** Inside a section of a page, so its heading is an `h4`. */
  isShort?: boolean;
}

/** Restores the real values in an assistant's answer, once some were replaced in this prompt. */
export function PutBack({ userId, record, isShort = false }: PutBackProps): ReactNode {
  const { equivalences, clearEquivalences } = useFilling(userId, record);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  function clear() {
    const run = clearEquivalences();
    toast({ ...messages.equivalencesCleared, action: { label: fillingCopy.undo, run } });
  }
  return (
    <div {...keptFocus}>
      {equivalences.length > 0 && (
        <RestoredAnswer equivalences={equivalences} onClear={clear} heading={isShort ? 'h4' : 'h2'} />
      )}
    </div>
  );
}

interface RestoredAnswerProps {
  equivalences: Equivalence[];
  /** Deletes the equivalences; if missing, there is no button for it. */
  onClear?: () => void;
  heading: 'h2' | 'h4';
}

export function RestoredAnswer({ equivalences, onClear, heading: Heading }: RestoredAnswerProps) {
  const headingId = useId();
  const [answer, setAnswer] = useState('');
  const { isCopied, copy: copyText } = useCopy();
  const restored = restoreValues(answer, equivalences);

  // No personal-data check: restoring the real values is the purpose, and they stay on this device.
  async function copyAnswer() {
    if (await copyText(restored)) toast(messages.answerCopied);
    else toast({ ...messages.copyFailed, variant: 'destructive' });
  }

  return (
    <section aria-labelledby={headingId} className="mt-8 print:hidden">
      <Heading id={headingId} className={Heading === 'h4' ? 'text-lg' : 'text-2xl'}>
        {copy.title}
      </Heading>
      <p className="mt-2 max-w-[66ch] text-ink-soft">{copy.text}</p>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        <TextAreaField
          label={copy.answer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          rows={6}
        />
        {answer.trim() !== '' && (
          <div>
            <TextAreaField
              label={copy.result}
              value={restored}
              readOnly
              rows={6}
              hint={restored === answer ? copy.none : undefined}
            />
            <Button variant="secondary" className="mt-3" onClick={() => void copyAnswer()}>
              {isCopied ? fillingCopy.copied : copy.copy}
            </Button>
          </div>
        )}
      </div>
      <EquivalenceTable equivalences={equivalences} onClear={onClear} />
    </section>
  );
}

interface EquivalenceTableProps {
  equivalences: Equivalence[];
  onClear?: () => void;
}

/** The tags that replaced personal data, with their values. */
function EquivalenceTable({ equivalences, onClear }: EquivalenceTableProps) {
  return (
    <div className="mt-6">
      <table className="w-full max-w-[66ch] text-left text-sm">
        <caption className="pb-2 text-left">
          <span className="font-heading text-lg font-semibold">{table.title}</span>
          <span className="block text-ink-soft">{table.text}</span>
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {table.tag}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {table.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {equivalences.map(({ tag, value }) => (
            <tr key={tag} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-mono font-normal whitespace-nowrap">
                {tag}
              </th>
              <td className="py-2 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onClear && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={onClear}>
          {table.clear}
        </Button>
      )}
    </div>
  );
}
