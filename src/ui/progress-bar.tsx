interface ProgressBarProps {
  label: string;
  /** From 0 to `max`; values outside are clamped (spec section 5). */
  value: number;
  max?: number;
}

/** A bar drawn with the highlighter. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const safe = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={safe}
      className="h-4 overflow-hidden rounded-full border border-line-strong bg-surface"
    >
      <div
        className="h-full origin-left border-r border-line-strong bg-marker transition-transform duration-250 ease-out data-[empty=true]:border-0"
        data-empty={safe === 0}
        style={{ width: `${(safe / max) * 100}%` }}
      />
    </div>
  );
}
