import { useEffect } from 'react';
import { documentId, findQuote } from './find-quote.ts';

/** Named in practice-text.css. */
const HIGHLIGHT = 'proof';

interface Proof {
  documento: string;
  cita: string;
}

/**
 * Draws the marker over the places that prove something. The documents are the build's and React leaves them alone, so
 * nothing in them changes: the browser paints it (CSS Custom Highlights). Where it cannot, the quotes say it.
 */
export function useMarkedProofs(proofs: Proof[] | null) {
  useEffect(() => {
    if (!proofs || typeof CSS === 'undefined' || !('highlights' in CSS)) return;
    const ranges = proofs.flatMap(({ documento, cita }) => {
      const root = document.getElementById(documentId(documento));
      return (root && findQuote(root, cita)) ?? [];
    });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [proofs]);
}
