import { X } from 'lucide-react';
import { fill, counted } from '#common/fill.ts';
import { practica } from '#content.ts';
import type { HuntRecord, HuntScore } from './record.ts';
import type { HuntResult } from '#common/hunt-score.ts';
import { JudgedSentence, type HuntSentence } from './judged-sentence.tsx';

const copy = practica.case;

const scoreText = (text: string, { points, outOf }: Pick<HuntScore, 'points' | 'outOf'>) =>
  fill(text, { n: points, total: outOf });

/** Above the answer: the instructions or, once judged, the result. The score is small: the reasons matter more. */
export function HuntHead({ hunt, result }: { hunt?: HuntRecord; result?: HuntResult | null }) {
  const { best, last } = hunt ?? {};
  if (result)
    return (
      <div className="mt-3 border-l-4 border-marker pl-4">
        <div className="flex flex-wrap items-baseline gap-x-5">
          <h3 data-result="" tabIndex={-1} className="text-xl">
            {scoreText(copy.score, result)}
          </h3>
          {best && <p className="text-ink-soft">{scoreText(copy.best, best)}</p>}
        </div>
        <p className="mt-0.5 max-w-[60ch]">{summaryOf(result)}</p>
      </div>
    );
  return (
    <div className="mt-3">
      <p>{copy.instruction}</p>
      {best && last && (
        <p className="flex flex-wrap gap-x-5 text-ink-soft">
          <span>{scoreText(copy.best, best)}</span>
          <span>{scoreText(copy.last, last)}</span>
        </p>
      )}
    </div>
  );
}

function summaryOf({ found, missed, falseAlarms }: HuntResult): string {
  const { all, clean, unfounded, ...counts } = copy.summary;
  const alarms = falseAlarms > 0 ? [counted(falseAlarms, counts.alarms)] : [];
  if (found + missed === 0) return falseAlarms > 0 ? [unfounded, ...alarms].join(' ') : clean;
  return [missed > 0 ? counted(missed, counts.missed) : all, ...alarms].join(' ');
}

interface HuntSheetProps {
  answer: HuntSentence[];
  marked?: string[];
  result?: HuntResult | null;
  /** Missing until the notebook is open: a mark made before that would overwrite the earlier ones. */
  onToggle?: ((sentence: string) => void) | undefined;
}

/** A new paragraph has space above it; a list item is indented, with the sentences that belong to it. */
function indentOf(answer: HuntSentence[], index: number): string {
  const upToHere = answer.slice(0, index + 1).reverse();
  const start = upToHere.find(({ starts }) => starts)?.starts;
  const isParagraph = index > 0 && answer[index]?.starts === 'parrafo';
  return `${start === 'punto' ? 'pl-4' : ''} ${isParagraph ? 'mt-4' : ''}`;
}

/** The answer as a sheet, one sentence per line. */
export function HuntSheet({ answer, marked = [], result, onToggle }: HuntSheetProps) {
  return (
    <ol
      aria-label={copy.sentences}
      className="mt-4 rounded-card border border-line-strong bg-surface px-1 py-3 sm:px-2"
    >
      {answer.map((sentence, index) => (
        <li key={sentence.text} className={indentOf(answer, index)}>
          {result ? (
            <JudgedSentence sentence={sentence} verdict={result.verdicts[index] ?? 'right'} />
          ) : (
            <SentenceToggle
              text={sentence.text}
              isMarked={marked.includes(sentence.text)}
              onToggle={onToggle && (() => onToggle(sentence.text))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface SentenceToggleProps {
  text: string;
  isMarked: boolean;
  onToggle: (() => void) | undefined;
}

function SentenceToggle({ text, isMarked, onToggle }: SentenceToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      disabled={!onToggle}
      onClick={onToggle}
      className="group flex min-h-11 w-full items-start gap-3 rounded-control px-3 py-2 text-left text-[1.0625rem] leading-relaxed hover:bg-ink/5"
    >
      <span
        aria-hidden="true"
        className="mt-1.5 grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong group-aria-pressed:border-ink group-aria-pressed:bg-marker"
      >
        {isMarked && <X className="size-3.5 stroke-[3]" />}
      </span>
      <span>
        <span className="group-aria-pressed:marked">{text}</span>
      </span>
    </button>
  );
}
