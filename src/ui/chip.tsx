interface ChipGroupProps {
  label: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice out of a row of labels; the chosen one is painted with the highlighter. */
export function ChipGroup({ label, options, value, onChange }: ChipGroupProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="inline-flex min-h-9 items-center rounded-control border border-line-strong bg-surface px-3 text-sm font-medium transition-colors duration-150 hover:border-ink aria-pressed:border-ink aria-pressed:bg-marker pointer-coarse:min-h-11"
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
