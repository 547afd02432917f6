import { useEffect, useRef } from 'react';
import { centreFocused, centreInRow } from '#lib/centre-in-row.ts';

interface ChipGroupProps {
  label: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * One choice from a row of labels, with the highlighter on the chosen one. On a phone the row scrolls
 * sideways: eight wrapped labels would push the list off the screen.
 */
export function ChipGroup({ label, options, value, onChange }: ChipGroupProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed="true"]');
    if (row.current && chosen) centreInRow(row.current, chosen);
  }, [value]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      onFocus={centreFocused}
      className="flex flex-wrap gap-2 max-sm:-mx-5 max-sm:[scrollbar-width:none] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1"
    >
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="inline-flex min-h-9 shrink-0 items-center rounded-control border border-line-strong bg-surface px-3 text-sm font-medium transition-colors duration-150 hover:border-ink aria-pressed:border-ink aria-pressed:bg-marker pointer-coarse:min-h-11"
        >
          {option}
        </button>
      ))}
    </div>
  );
}

/** A small word beside a title: level, tag, state. */
export function Tag({ children }: { children: React.ReactNode }) {
  return (
    <span className="inline-block rounded-sm border border-line px-1.5 py-0.5 text-xs leading-snug text-ink-soft">
      {children}
    </span>
  );
}
