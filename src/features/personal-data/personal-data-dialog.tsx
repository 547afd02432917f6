import { useMemo, useState, useId } from 'react';
import { fill, counted } from '#common/fill.ts';
import { personalDataCopy as copy } from '#content.ts';
import { mergeEquivalences, type Equivalence } from '#lib/notebook/records.ts';
import { replaceFindings, tagFindings } from '#lib/personal-data/equivalences.ts';
import type { Finding } from '#common/personal-data/finding.ts';
import type { Purpose } from '#lib/personal-data/question.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FindingRow } from './finding-row.tsx';

interface PersonalDataDialogProps {
  text: string;
  findings: readonly Finding[];
  purpose: Purpose;
  known?: readonly Equivalence[];
  /** Called synchronously in the click handler. */
  onTake: (text: string, equivalences: Equivalence[]) => void;
  onCancel: () => void;
}

const none: readonly Equivalence[] = [];

/** Asks before a text with personal data leaves the screen. */
export function PersonalDataDialog({ findings, onCancel, ...question }: PersonalDataDialogProps) {
  const { title, text } = copy.clear;
  const isClear = findings.length === 0;
  const found = counted(findings.length, copy);
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={isClear ? title : copy.title}
      description={isClear ? text : found}
    >
      <Choice findings={findings} onCancel={onCancel} {...question} />
    </Dialog>
  );
}

function Choice({ text, findings, purpose, known = none, onTake, onCancel }: PersonalDataDialogProps) {
  // Number all findings at once, so that leaving one unreplaced does not renumber the others.
  const plan = useMemo(() => tagFindings(text, findings, known), [text, findings, known]);
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  const action = copy.actions[purpose];

  function toggle(index: number) {
    const next = new Set(replaced);
    if (!next.delete(index)) next.add(index);
    setReplaced(next);
  }

  function takeWithTags(isChosen: (_: unknown, index: number) => boolean) {
    const { text: outgoing } = replaceFindings(text, findings.filter(isChosen), [...known, ...plan]);
    onTake(outgoing, mergeEquivalences(known, plan.filter(isChosen)));
  }

  return (
    <>
      {findings.length > 0 && (
        <>
          <p role="status" className="pb-3 text-sm text-ink-soft">
            {fill(copy.replaced, { n: replaced.size, total: findings.length })}
          </p>
          <ul aria-label={copy.list} className="border-b border-line">
            {findings.map((finding, index) => (
              <FindingRow
                key={finding.start}
                text={text}
                finding={finding}
                tag={plan[index]?.tag ?? ''}
                isReplaced={replaced.has(index)}
                onToggle={() => toggle(index)}
              />
            ))}
          </ul>
          <OutgoingText
            text={text}
            places={findings.map((finding, index) => ({
              finding,
              tag: replaced.has(index) ? (plan[index]?.tag ?? null) : null,
            }))}
          />
          <p className="mt-2 text-sm text-ink-soft">{copy.note}</p>
        </>
      )}
      <div className="dialog-actions">
        {/* Before any replacement, the plain action would do the same as the other button, and not say so. */}
        {replaced.size > 0 || findings.length === 0 ? (
          <Button
            className="max-sm:basis-full"
            onClick={() => takeWithTags((_, index) => replaced.has(index))}
          >
            {action.take}
          </Button>
        ) : (
          <Button className="max-sm:basis-full" onClick={() => takeWithTags(() => true)}>
            {action.replaceAll}
          </Button>
        )}
        {findings.length > 0 && (
          <Button variant="secondary" onClick={() => onTake(text, [...known])}>
            {action.asIs}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </>
  );
}

interface OutgoingTextProps {
  text: string;
  /** In text order; a tag replaces its finding. */
  places: { finding: Finding; tag: string | null }[];
}

/** The text as it will leave, with tags and remaining findings highlighted. */
function OutgoingText({ text, places }: OutgoingTextProps) {
  const id = useId();
  const parts = places.map(({ finding, tag }, index) => ({
    before: text.slice(places[index - 1]?.finding.end ?? 0, finding.start),
    shown: tag ?? finding.value,
    isReplaced: tag !== null,
  }));
  return (
    <>
      <h3 id={id} className="mt-4 text-base">
        {copy.preview}
      </h3>
      {/* Keyboard users can scroll a region only if it can be focused. */}
      <div
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        className="fading mt-2 max-h-40 overflow-y-auto rounded-control border border-line bg-paper p-3 pb-0 font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {parts.map(({ before, shown, isReplaced }, index) => (
          <span key={index}>
            {before}
            <mark
              className={
                isReplaced ? 'marked' : 'bg-transparent text-danger underline decoration-2 underline-offset-4'
              }
            >
              {shown}
            </mark>
          </span>
        ))}
        {text.slice(places.at(-1)?.finding.end ?? 0)}
      </div>
    </>
  );
}
