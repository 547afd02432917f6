import type { ReactNode } from 'react';

interface CheckboxProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isLabelHidden?: boolean;
}

/** The label is part of the target, which is at least 44 px on touch screens. */
export function Checkbox({ label, isChecked, onChange, isLabelHidden }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-9 min-w-9 cursor-pointer items-center justify-center gap-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
    </label>
  );
}
