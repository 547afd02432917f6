import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nameOf, slotValue, type PromptValues } from '#common/prompts/fill-prompt.ts';
import { FilledValue, OpenSlot } from '#ui/text/variable-text.tsx';

/** The places of a prompt that the build drew (prompt-text.tsx) show what was filled in; the text around stays as it is. */
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
  // What the build drew goes in the same frame, and comes back when nobody fills in any more.
  useLayoutEffect(() => {
    for (const node of drawn) node.remove();
    return () => place.append(...drawn);
  }, [place, drawn]);
  return value === null ? <OpenSlot text={text} /> : <FilledValue text={value} />;
});
