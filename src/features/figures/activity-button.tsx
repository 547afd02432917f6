import type { ComponentPropsWithoutRef } from 'react';
import { buttonClass } from '#ui/button.tsx';

interface ActivityButtonProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
  isOpen: boolean;
}

/** Also prerendered: a press fetches the code. */
export function ActivityButton({ label, isOpen, ...rest }: ActivityButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={buttonClass('secondary', 'md', 'border-ink')}
      {...rest}
    >
      <span aria-hidden="true" className="font-semibold text-accent">
        {isOpen ? '−' : '+'}
      </span>
      {label}
    </button>
  );
}
