interface KeyFiguresProps {
  figures: { value: string; label: string }[];
  /** How many stand side by side. */
  className: string;
}

/** A few numbers, each large above what it counts (`key-figures` in utilities.css reverses the order). */
export function KeyFigures({ figures, className }: KeyFiguresProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
