import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface EmptyResultsProps {
  title: string;
  text: string;
  /** What the person may have meant; only when accents were the reason for finding nothing. */
  suggestion?: { label: string; onAccept: () => void };
  reset: { label: string; onReset: () => void };
}

export function EmptyResults({ title, text, suggestion, reset }: EmptyResultsProps) {
  return (
    <EmptyState title={title} text={text}>
      {suggestion && <Button onClick={suggestion.onAccept}>{suggestion.label}</Button>}
      <Button variant="secondary" onClick={reset.onReset}>
        {reset.label}
      </Button>
    </EmptyState>
  );
}
