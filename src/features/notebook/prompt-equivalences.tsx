import { useState } from 'react';
import { cuaderno } from '#content.ts';
import { copyText } from '#lib/clipboard.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { restoreValues } from '#lib/personal-data/equivalences.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { WrittenField } from '#ui/written-field.tsx';

const copy = cuaderno.prompts.equivalences;

/** What stands in the text for personal data, and an assistant's answer with the real values. */
export function PromptEquivalences({ equivalences }: { equivalences: Equivalence[] }) {
  const [answer, setAnswer] = useState('');
  const restored = restoreValues(answer, equivalences);

  // No check: the real values come back here, and they are the learner's.
  async function copyAnswer() {
    const { copied, copyFailed } = cuaderno.messages;
    if (await copyText(restored)) toast(copied);
    else toast({ ...copyFailed, variant: 'destructive' });
  }

  return (
    <div className="space-y-5">
      <table className="w-full max-w-xl text-left">
        <caption className="mb-1.5 text-left font-medium">{copy.title}</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-y border-line">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {copy.tag}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {copy.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {equivalences.map(({ tag, value }) => (
            <tr key={tag} className="border-b border-line">
              <td className="py-1.5 pr-4 font-mono text-sm whitespace-nowrap">{tag}</td>
              <td className="py-1.5 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="print:hidden">
        <summary className="min-h-11 content-center font-medium">{copy.putBack}</summary>
        <WrittenField
          label={copy.answer}
          hint={copy.answerHint}
          value={answer}
          onChange={setAnswer}
          lines={4}
        />
        {answer.trim() !== '' && (
          <div className="mt-4">
            <p className="font-medium">{copy.result}</p>
            <p className="mt-1.5 rounded-control border border-line bg-paper p-4 wrap-anywhere whitespace-pre-wrap">
              {restored}
            </p>
            {restored === answer && <p className="mt-1 text-sm text-ink-soft">{copy.none}</p>}
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => void copyAnswer()}>
              {copy.copy}
            </Button>
          </div>
        )}
      </details>
    </div>
  );
}
