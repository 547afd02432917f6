import { fill } from '#common/fill.ts';
import { personalDataCopy as copy } from '#content.ts';
import type { Finding } from '#common/personal-data/finding.ts';
import { Button } from '#ui/button.tsx';
import { snippetOf } from './snippet.ts';

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
