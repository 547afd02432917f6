import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: LucideIcon;
}

export function IconButton({ label, icon: Icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-9 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-ink/8 hover:text-ink pointer-coarse:size-11 ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
