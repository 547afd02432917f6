import { Link } from './link.tsx';

interface LinkRowsProps {
  rows: { to: string; label: string; note?: string }[];
  className?: string;
}

/** Links one below the other; a note says what each leads to. */
export const LinkRows = ({ rows, className = '' }: LinkRowsProps) => (
  <ul className={`border-b border-line ${className}`}>
    {rows.map(({ to, label, note }) => (
      <li key={to} className="border-t border-line">
        <Link
          to={to}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-2 leading-snug"
        >
          <span className="text-accent underline underline-offset-2">{label}</span>
          {note && <span className="text-sm text-ink-soft">{note}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
