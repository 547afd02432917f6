import { useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard.ts';

/** Spec section 9: how long a button says that it copied. */
export const COPIED_MS = 2000;

/** `copy` resolves to whether it worked; `isCopied` is true for two seconds after it did. */
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
