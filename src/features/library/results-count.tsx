interface ResultsCountProps {
  count: number;
  one: string;
  many: string;
}

/** '1 prompt encontrado', '5 prompts encontrados'; screen readers hear it when it changes. */
export function ResultsCount({ count, one, many }: ResultsCountProps) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      <span className="font-semibold text-ink tabular-nums">{count.toLocaleString('es-ES')}</span>{' '}
      {count === 1 ? one : many}
    </p>
  );
}
