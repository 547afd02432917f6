import { useEffect, useState } from 'react';

/** Long enough for somebody to look for the next word. */
const PAUSE_MS = 1500;

interface SpokenProps {
  text: string;
  /** What is being typed: while it changes, the pause has not begun. */
  written: string;
}

/** Told to screen readers once somebody pauses, never at each key, and not when the page is opened. */
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
