import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { controlClass } from './field.tsx';

interface SelectProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
}

/**
 * The browser's own list: on phones it is better than one that we could draw, and it needs no inline
 * styles, which the content security policy refuses.
 */
export function Select({ label, placeholder, value, onChange, options }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass} cursor-pointer appearance-none pr-10 ${value === '' ? 'text-ink-soft' : ''}`}
        >
          {placeholder && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} className="text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2"
        />
      </div>
    </div>
  );
}
