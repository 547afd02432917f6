import { fill } from '#common/fill.ts';
import { personalDataCopy as copy } from '#content.ts';
import type { Finding } from '#common/personal-data/finding.ts';
import { Button } from '#ui/button.tsx';

interface FindingRowProps {
  text: string;
  finding: Finding;
  tag: string;
  isReplaced: boolean;
  onToggle: () => void;
}

/** One finding in its context, with the tag that would replace it. */
export function FindingRow({ text, finding, tag, isReplaced, onToggle }: FindingRowProps) {
  const { before, value, after } = snippetOf(text, finding);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-56">
        <p className="text-sm font-semibold">{copy.kinds[finding.kind]}</p>
        <p className="mt-0.5 font-mono text-sm [overflow-wrap:anywhere] text-ink-soft">
          {before}
          <mark className="marked font-semibold text-ink">{isReplaced ? tag : value}</mark>
          {after}
        </p>
      </div>
      {/* One button with two labels, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="sm"
        aria-label={isReplaced ? `${copy.undo} ${tag}` : undefined}
        onClick={onToggle}
      >
        {isReplaced ? copy.undo : fill(copy.replace, { etiqueta: tag })}
      </Button>
    </li>
  );
}

/** Characters to show on either side of a finding. */
const AROUND = 28;
/** A key may have forty lines; show only the beginning. */
const MOST = 60;

const shorten = (value: string) => (value.length > MOST ? `${value.slice(0, MOST)}…` : value);

/** A finding in its context: the line's text before it, the value, the line's text after it. */
export function snippetOf(text: string, { start, end, value }: Finding) {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  const isCutBefore = before.length === AROUND && start > AROUND;
  const isCutAfter = after.length === AROUND && end + AROUND < text.length;
  return {
    // Cut at whole words.
    before: isCutBefore ? `…${before.replace(/^\S*(?=\s)/u, '')}` : before,
    value: shorten(value.replace(/\s+/gu, ' ')),
    after: isCutAfter ? `${after.replace(/(?<=\s)\S*$/u, '').trimEnd()}…` : after,
  };
}
