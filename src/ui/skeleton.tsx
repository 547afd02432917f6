/** Holds the place of content that is still loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-control bg-ink/8 ${className}`} />;
}

export function PageLoading({ label = 'Cargando…' }: { label?: string }) {
  return (
    <div role="status" className="shell space-y-4 py-16">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-10 w-2/3 max-w-xl" />
      <Skeleton className="h-5 w-full max-w-2xl" />
      <Skeleton className="h-5 w-5/6 max-w-2xl" />
      <Skeleton className="mt-8 h-48 w-full" />
    </div>
  );
}
