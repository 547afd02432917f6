import type { ReactNode } from 'react';

export function EmptyState({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="font-heading text-2xl font-semibold">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-[48ch] text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
