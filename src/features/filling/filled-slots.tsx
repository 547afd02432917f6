import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nameOf, slotValue, type PromptValues } from '#common/prompts/fill-prompt.ts';
import { FilledValue, OpenSlot } from '#ui/text/variable-text.tsx';

/** Draws the filled values into the prerendered places of a prompt (prompt-text.tsx); the text around them stays. */
export function FilledSlots({ root, values }: { root: Element; values: PromptValues }) {
  const [slots] = useState(() => [...root.querySelectorAll<HTMLElement>('[data-slot]')]);
  return slots.map((slot, index) => {
    const { slot: text = '', indent = '' } = slot.dataset;
    const name = nameOf(text.slice(0, text.indexOf(']') + 1));
    return createPortal(
      <Slot place={slot} text={text} value={slotValue(values, name, indent)} />,
      slot,
      String(index),
    );
  });
}

interface SlotProps {
  place: HTMLElement;
  text: string;
  value: string | null;
}

const Slot = memo(function Slot({ place, text, value }: SlotProps) {
  const [drawn] = useState(() => [...place.childNodes]);
  // Remove the prerendered text in the same frame, and restore it on unmount.
  useLayoutEffect(() => {
    for (const node of drawn) node.remove();
    return () => place.append(...drawn);
  }, [place, drawn]);
  return value === null ? <OpenSlot text={text} /> : <FilledValue text={value} />;
});
