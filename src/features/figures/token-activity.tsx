import { useState, useEffect } from 'react';
import type { TokenActivity as Data } from '#common/figure-activity.ts';
import { fill } from '#common/fill.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { shownText, type TokenPiece } from './token-pieces.ts';

/** The reader's own sentence, split into tokens. */
export function TokenActivity({ activity }: { activity: Data }) {
  const { field, example, limit, full, loading, failed } = activity;
  const [text, setText] = useState(example);
  const { counted, hasFailed, retry } = useTokenCounter(text);
  const count = counted && describe(activity.count, counted);
  const isFull = text.length >= limit;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div {...keptFocus}>
      <TextAreaField
        label={field}
        value={text}
        maxLength={limit}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        hint={isFull ? fill(full, { limite: limit }) : undefined}
      />
      <div className="mt-3 min-h-7">
        {hasFailed && <span className="text-danger">{failed}</span>}
        {!hasFailed && !count && loading}
        {count && <strong className="font-semibold">{count}</strong>}
      </div>
      <Spoken text={hasFailed ? failed : (count ?? loading)} written={text} />
      {hasFailed && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {activity.retry}
        </Button>
      )}
      {counted && <Pieces pieces={counted.pieces} reading={activity.reading} />}
    </div>
  );
}

function describe(count: string, { text, pieces }: Counted): string {
  const tokens = pieces.reduce((sum, piece) => sum + piece.tokens, 0);
  return fill(count, { tokens, caracteres: [...text].length });
}

/** Chips on screen; screen readers get the same pieces as one sentence instead of a list of syllables. */
function Pieces({ pieces, reading }: { pieces: TokenPiece[]; reading: string }) {
  if (pieces.length === 0) return null;
  return (
    <>
      <p className="sr-only">
        {fill(reading, { trozos: pieces.map((piece) => piece.text.trim() || '·').join(' | ') })}
      </p>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-1 font-mono text-sm leading-none">
        {pieces.map((piece, index) => (
          <span
            key={index}
            className="max-w-full rounded-sm border border-line-strong px-1.5 py-1.5 wrap-anywhere even:bg-marker"
          >
            {shownText(piece.text)}
            {piece.tokens > 1 && <sup className="ml-0.5 text-xs">×{piece.tokens}</sup>}
          </span>
        ))}
      </p>
    </>
  );
}

interface Counted {
  text: string;
  pieces: TokenPiece[];
}

/** Counts a text's tokens in a worker. For a moment, the count belongs to the earlier text. */
function useTokenCounter(text: string) {
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState<Worker>();
  const [hasFailed, setHasFailed] = useState(false);
  const [counted, setCounted] = useState<Counted>();

  useEffect(() => {
    const worker = new Worker(new URL('./token-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Counted | 'ready'>) => {
      if (data === 'ready') setReady(worker);
      else setCounted(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      setHasFailed(true);
    };
    return () => worker.terminate();
  }, [attempt]);

  useEffect(() => ready?.postMessage(text), [ready, text]);

  return {
    counted,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
