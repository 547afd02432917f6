import { Check, ChevronDown, Undo2, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { practica } from '#content.ts';
import { documentId } from './find-quote.ts';
import type { Verdict } from '#common/hunt-score.ts';
import type { IslandProps } from '#common/island-contract.ts';

export type HuntSentence = IslandProps['hunt']['answer'][number];

const copy = practica.case;

/** Looks like a teacher's corrections: faults are struck through, and the margin says whether the learner found them. */
const looks = {
  found: { Icon: Check, ink: 'text-success', line: 'border-success', text: 'marked line-through' },
  missed: { Icon: X, ink: 'text-danger', line: 'border-danger', text: 'line-through decoration-danger' },
  'false-alarm': { Icon: Undo2, ink: 'text-ink-soft', line: 'border-line-strong', text: 'marked' },
};

interface JudgedSentenceProps {
  sentence: HuntSentence;
  verdict: Verdict;
}

export function JudgedSentence({ sentence, verdict }: JudgedSentenceProps) {
  if (verdict === 'right') return <RightSentence sentence={sentence} />;
  const { Icon, ink, line, text } = looks[verdict];
  return (
    <div data-verdict={verdict} className="px-3 py-2">
      <p className="flex gap-3 text-[1.0625rem] leading-relaxed">
        <Icon aria-hidden="true" className={`mt-1.5 size-4.5 shrink-0 stroke-[2.5] ${ink}`} />
        <span>
          <span className={`decoration-1 ${text}`}>{sentence.text}</span>
        </span>
      </p>
      <div className={`mt-2 mb-3 ml-2 border-l-2 pl-5 ${line}`}>
        <p className="text-sm">
          <strong className={`font-semibold ${ink}`}>{copy.verdicts[verdict]}</strong>
          {sentence.fault && <span className="text-ink-soft"> · {sentence.fault.name}</span>}
        </p>
        <p className="mt-1 max-w-[58ch]">{sentence.reason}</p>
        <Proofs sentence={sentence} />
      </div>
    </div>
  );
}

/** A right sentence is unmarked; the reason unfolds for learners who doubted it. */
function RightSentence({ sentence }: { sentence: HuntSentence }) {
  return (
    <div data-verdict="right" className="py-2 pr-3 pl-10.5">
      <p className="text-[1.0625rem] leading-relaxed">{sentence.text}</p>
      <details className="group text-ink-soft">
        <summary className="inline-flex min-h-6 list-none items-center gap-1 text-sm hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          {copy.whyRight}
        </summary>
        <p className="mt-1 mb-2 max-w-[58ch] text-ink">{sentence.reason}</p>
      </details>
    </div>
  );
}

/** The quotes that prove it, each with a link to its document. */
function Proofs({ sentence: { proofs } }: { sentence: HuntSentence }) {
  if (proofs.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-sm">
      {proofs.map(({ source, title, quote }) => (
        <li key={source + quote}>
          «{quote.replaceAll(' | ', ' · ').replace(/\*\*|`/g, '')}»,{' '}
          <span className="text-ink-soft">{copy.proof}</span>{' '}
          <a
            href={`#${documentId(source)}`}
            onClick={(event) => showBeside(event, source)}
            className="text-link pointer-coarse:inline-block pointer-coarse:py-3"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where documents stand beside the answer, a click scrolls to the right one and leaves the answer in place. */
function showBeside(event: MouseEvent, source: string) {
  const isByKeyboard = event.detail === 0;
  if (isByKeyboard || !matchMedia('(width >= 64rem)').matches) return;
  event.preventDefault();
  document.getElementById(documentId(source))?.scrollIntoView({ block: 'nearest' });
}
