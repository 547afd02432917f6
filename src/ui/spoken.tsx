import { useEffect, useState } from 'react';

/** Longer than it takes to find the next word. */
const PAUSE_MS = 1500;

interface SpokenProps {
  text: string;
  /** What the learner types: the pause begins when it stops changing. */
  written: string;
}

/** Screen readers say it when the learner pauses, never at each key, and not when the page opens. */
export function Spoken({ text, written }: SpokenProps) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  const news = spoken === '' && text === first ? '' : text;
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(news), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [news, written]);
  return (
    <span role="status" className="sr-only">
      {spoken}
    </span>
  );
}
