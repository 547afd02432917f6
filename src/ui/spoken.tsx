import { useEffect, useState } from 'react';

/** Long enough for somebody to look for the next word. */
const PAUSE_MS = 1500;

/** Told to screen readers once somebody pauses, never at each key, and not when the page is opened. */
export function Spoken({ text, written }: { text: string; written: string }) {
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
