import { useEffect, useRef, useState } from 'react';
import { COPIED_MS, copyText } from './clipboard.ts';

/** `copy` resolves to true if it worked; `isCopied` is then true for two seconds. */
export function useCopy() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<boolean> {
    const hasWorked = await copyText(text);
    clearTimeout(timer.current);
    setIsCopied(hasWorked);
    if (hasWorked) timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    return hasWorked;
  }

  return { isCopied, copy };
}
