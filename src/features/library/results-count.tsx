interface ResultsCountProps {
  count: number;
  one: string;
  many: string;
}

/** '1 prompt encontrado', '5 prompts encontrados'; screen readers hear it when it changes. */
export function ResultsCount({ count, one, many }: ResultsCountProps) {
  return (
    <p role="status" data-from-query="" className="text-sm text-ink-soft">
      {/* Spanish groups digits from 10,000 on; until then the browser's formatting would only cost 20 ms of start-up. */}
      <span className="font-semibold text-ink tabular-nums">{count}</span> {count === 1 ? one : many}
    </p>
  );
}
