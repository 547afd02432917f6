import type { ButtonHTMLAttributes } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'lg' | 'sm';

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-accent-ink border-accent hover:bg-ink hover:border-ink hover:text-paper',
  secondary: 'bg-surface text-ink border-line-strong hover:border-ink hover:bg-paper',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-ink/8',
  danger: 'bg-surface text-danger border-danger hover:bg-danger hover:text-paper',
};

const sizes: Record<Size, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5',
  lg: 'min-h-13 px-7 text-lg',
};

/** The look of a button, also for links that act like one. */
export function buttonClass(variant: Variant = 'primary', size: Size = 'md', extra = '') {
  return `rounded-control inline-flex items-center justify-center gap-2 border py-1 font-medium leading-tight text-center transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 ${variants[variant]} ${sizes[size]} ${extra}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
  size?: Size;
}

export function Button({
  variant = 'primary',
  size = 'md',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
