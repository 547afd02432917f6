import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!isOn)}
        className="group relative h-7 w-12 shrink-0 rounded-full border-2 border-line-strong bg-surface transition-colors duration-150 after:absolute after:inset-x-0 after:-inset-y-3 aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="block size-5 translate-x-0.5 rounded-full bg-line-strong transition-transform duration-150 group-aria-checked:translate-x-5.5 group-aria-checked:bg-accent-ink" />
      </button>
    </div>
  );
}
