import { useId } from 'react';
import { personalDataCopy as copy } from '#content.ts';
import type { Finding } from '#common/personal-data/finding.ts';

interface OutgoingTextProps {
  text: string;
  /** In text order; a tag replaces its finding. */
  places: { finding: Finding; tag: string | null }[];
}

/** The text as it will leave, with tags and remaining findings highlighted. */
export function OutgoingText({ text, places }: OutgoingTextProps) {
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
