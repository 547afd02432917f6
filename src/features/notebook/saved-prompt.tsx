import { ChevronDown, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import { formatDate } from '#lib/dates.ts';
import { MAX_LINE } from '#lib/notebook/checks.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';
import { Button } from '#ui/button.tsx';
import { EditableTitle } from '#ui/form/editable-title.tsx';
import { Link } from '#ui/link.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { WrittenField } from '#ui/form/written-field.tsx';
import { CopyButton } from './copy-button.tsx';

const copy = cuaderno.prompts;

export type KeptPrompt = NotebookValues['prompt'];

interface SavedPromptProps {
  record: NotebookRecord<'prompt'>;
  /** Open, for printing. */
  isPrinting: boolean;
  update: (change: Partial<KeptPrompt>) => void;
  keepEquivalences: (equivalences: KeptPrompt['equivalences']) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  actions?: ReactNode;
  /** Restores the real values in an assistant's answer to a prompt in which some were replaced. */
  restoredAnswer?: ReactNode;
}

/** A saved prompt: folded, it shows its title; open, it can be edited and copied. */
export function SavedPrompt({
  record,
  isPrinting,
  update,
  keepEquivalences,
  onDuplicate,
  onDelete,
  actions,
  restoredAnswer,
}: SavedPromptProps) {
  const { text, note, from, savedAt, verdict, equivalences } = record.value;
  // Older imports had no limit on titles, and a browser takes minutes to break a very long word into lines.
  const title = record.value.title.slice(0, MAX_LINE);
  const [isOpen, setIsOpen] = useState(false);
  // Folding the card keeps what was typed in it.
  const [wasOpened, setWasOpened] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const id = useId();
  // Memoised, so that typing in the note does not redraw a text of hundreds of lines.
  const written = useMemo(() => <PromptText text={text} />, [text]);

  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <EditableTitle
            as="h3"
            value={title}
            className="text-xl wrap-anywhere"
            labels={copy.title}
            refuse={refuseTitle}
            onSave={(draft) => update({ title: draft.trim() })}
          />
          <p className="text-sm text-ink-soft">
            {copy.from}{' '}
            <Link to={from.to} className="text-link">
              {from.label}
            </Link>
            {' · '}
            {fill(copy.savedOn, { fecha: formatDate(new Date(savedAt)) })}
            {verdict && ` · ${copy.verdict[verdict]}`}
          </p>
        </div>
        <div className="flex gap-2 print:hidden">
          <CopyButton
            text={text}
            label={copy.copy}
            subject={title}
            known={equivalences}
            // Stored with the prompt, so that the learner can restore the values in the answer.
            keep={(grown) => grown.length > equivalences.length && keepEquivalences(grown)}
          />
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? copy.close : copy.open}: ${title}`}
            onClick={() => {
              setIsOpen(!isOpen);
              setWasOpened(true);
            }}
          >
            {isOpen ? copy.close : copy.open}
            <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        </div>
      </div>
      <div id={id} className={`mt-4 space-y-6 ${isOpen ? '' : 'hidden print:block'}`}>
        {(wasOpened || isPrinting) && (
          <>
            {isEditing ? (
              <WrittenField
                label={copy.text}
                value={text}
                lines={8}
                onChange={(typed) => update({ text: typed })}
                className="font-mono"
              />
            ) : (
              <div className="fading max-h-[32rem] overflow-y-auto rounded-control border border-line bg-paper pt-3 print:max-h-none">
                {written}
              </div>
            )}
            <div className="flex flex-wrap gap-2 print:hidden">
              {actions}
              <Button size="sm" variant="secondary" onClick={() => setIsEditing(!isEditing)}>
                <Pencil aria-hidden="true" className="size-4" />
                {isEditing ? copy.done : copy.edit}
              </Button>
              <Button size="sm" variant="secondary" onClick={onDuplicate}>
                <CopyPlus aria-hidden="true" className="size-4" />
                {copy.duplicate}
              </Button>
              <Button size="sm" variant="danger" onClick={onDelete}>
                <Trash2 aria-hidden="true" className="size-4" />
                {copy.delete}
              </Button>
            </div>
            <PromptVerdict verdict={verdict} onChange={(chosen) => update({ verdict: chosen })} />
            <WrittenField
              label={copy.note}
              hint={copy.noteHint}
              value={note}
              onChange={(typed) => update({ note: typed })}
            />
            {equivalences.length > 0 && restoredAnswer}
          </>
        )}
      </div>
    </li>
  );
}

function refuseTitle(draft: string): string | null {
  if (draft.trim() === '') return copy.title.empty;
  return draft.trim().length > MAX_LINE ? fill(copy.title.long, { n: MAX_LINE }) : null;
}

const choices = ['worked', 'with-changes', 'failed'] as const;

/** How well the prompt worked. A second click removes the rating. */
function PromptVerdict({
  verdict,
  onChange,
}: {
  verdict: KeptPrompt['verdict'];
  onChange: (verdict: KeptPrompt['verdict']) => void;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="print:hidden">
      <p id={id} className="font-medium">
        {copy.verdict.label}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === verdict}
            onClick={() => onChange(choice === verdict ? null : choice)}
            className="min-h-9 rounded-control border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-marker pointer-coarse:min-h-11"
          >
            {copy.verdict[choice]}
          </button>
        ))}
      </div>
    </div>
  );
}
