import { useEffect } from 'react';
import { documentId, findQuote } from './find-quote.ts';

/** practice-text.css uses this name. */
const HIGHLIGHT = 'proof';

interface Proof {
  source: string;
  quote: string;
}

/**
 * Highlights the quotes that prove a fault. The build drew the documents and React must not touch them, so the browser
 * paints the highlight (CSS Custom Highlights). A browser without that still shows the quotes below each sentence.
 */
export function useMarkedProofs(proofs: Proof[] | null) {
  useEffect(() => {
    if (!proofs || typeof CSS === 'undefined' || !('highlights' in CSS)) return;
    const ranges = proofs.flatMap(({ source, quote }) => {
      const root = document.getElementById(documentId(source));
      return (root && findQuote(root, quote)) ?? [];
    });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [proofs]);
}
