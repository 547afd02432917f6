import { useEffect, useRef, useState } from 'react';
import { fill } from '#common/fill.ts';
import { reto } from '#content.ts';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { opensOn } from './record.ts';

const copy = reto.solution;

interface GiveUpProps {
  today: string;
  onAsk: () => void;
  onGiveUp: () => void;
}

/** 'Ver la solución' first asks, and says what it costs. */
export function GiveUp({ today, onAsk, onGiveUp }: GiveUpProps) {
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <p className="mt-4 print:hidden">
        <button
          ref={opener}
          type="button"
          onClick={() => {
            onAsk();
            setIsAsking(true);
          }}
          className="inline-flex min-h-11 items-center text-link"
        >
          {copy.show}
        </button>
      </p>
    );
  return (
    <div
      ref={question}
      role="group"
      aria-labelledby="ver-la-solucion"
      tabIndex={-1}
      className="mt-4 rounded-card border-2 border-ink bg-surface p-4 sm:p-5"
    >
      <p id="ver-la-solucion" className="max-w-[58ch]">
        {fill(copy.confirm, { fecha: formatDate(opensOn(today)) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onGiveUp}>
          {copy.yes}
        </Button>
        <Button onClick={() => setIsAsking(false)}>{copy.no}</Button>
      </div>
    </div>
  );
}
