/** A capital A whose crossbar is the stroke of a highlighter. The favicon is the same drawing. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-ink" />
      <path d="M7 20.5 25 18l.4 4.2L7.4 24.6z" className="fill-marker" />
      <path
        d="M9 25.5 16 6.5l7 19"
        className="stroke-paper"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
