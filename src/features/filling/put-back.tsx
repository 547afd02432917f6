import { useId, useState } from 'react';
import { fillingCopy } from '#content.ts';
import { restoreValues } from '#lib/personal-data/equivalences.ts';
import { toast } from '#lib/toasts.ts';
import { useCopy } from '#lib/clipboard.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { EquivalenceTable } from './equivalence-table.tsx';
import { useFilling } from './use-filling.ts';

const { putBack: copy, messages } = fillingCopy;

interface PutBackProps {
  userId: string;
  record: string;
  /** Inside a lesson, where it is one thing among others. */
  isShort?: boolean;
}

/** An assistant's answer with the real values, once something was replaced in this prompt. */
export function PutBack({ userId, record, isShort = false }: PutBackProps) {
  const { equivalences, clearEquivalences } = useFilling(userId, record);
  const headingId = useId();
  const [answer, setAnswer] = useState('');
  const { isCopied, copy: copyText } = useCopy();
  if (equivalences.length === 0) return null;
  const Heading = isShort ? 'h4' : 'h2';
  const restored = restoreValues(answer, equivalences);

  // No check here: to bring the real values back is what this is for, and they stay on this device.
  async function copyAnswer() {
    if (await copyText(restored)) toast(messages.answerCopied);
    else toast({ ...messages.copyFailed, variant: 'destructive' });
  }

  function clear() {
    const run = clearEquivalences();
    toast({ ...messages.equivalencesCleared, action: { label: fillingCopy.undo, run } });
  }

  return (
    <section aria-labelledby={headingId} className="mt-8 print:hidden">
      <Heading id={headingId} className={isShort ? 'text-lg' : 'text-2xl'}>
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
      <EquivalenceTable equivalences={equivalences} onClear={clear} />
    </section>
  );
}
