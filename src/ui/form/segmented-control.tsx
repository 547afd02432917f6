import type { LucideIcon } from 'lucide-react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: { value: Value; label: string; icon: LucideIcon }[];
}

/** A few views of the same thing, side by side; a phone shows the words without their icons. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex overflow-hidden rounded-control border border-line-strong bg-surface"
    >
      {options.map(({ value: option, label: name, icon: Icon }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="inline-flex min-h-11 grow items-center justify-center gap-2 border-l border-line px-3 text-sm font-medium -outline-offset-2! transition-colors duration-150 first:border-l-0 hover:bg-ink/8 aria-pressed:bg-marker"
        >
          <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
          {name}
        </button>
      ))}
    </div>
  );
}
