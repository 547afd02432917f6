import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nameOf, slotValue, type PromptDatum, type PromptValues } from '#common/fill-prompt.ts';
import { fillingCopy } from '#content.ts';
import { FilledValue, OpenSlot, Variable } from '#ui/text/variable-text.tsx';

interface FilledSlotsProps {
  root: Element;
  values: PromptValues;
  /** Name of the field that the learner is in. */
  current: string;
}

const slotName = ({ dataset: { slot = '' } }: HTMLElement) => nameOf(slot.slice(0, slot.indexOf(']') + 1));

/** Draws the filled values into the prerendered places of a prompt (prompt-text.tsx); the text around them stays. */
export function FilledSlots({ root, values, current }: FilledSlotsProps) {
  const [slots] = useState(() => [...root.querySelectorAll<HTMLElement>('[data-slot]')]);
  // Shows the learner where the text of this field goes.
  useEffect(() => {
    const marked = slots.filter((slot) => slotName(slot) === current);
    for (const slot of marked) slot.toggleAttribute('data-current', true);
    return () => {
      for (const slot of marked) slot.removeAttribute('data-current');
    };
  }, [slots, current]);
  return slots.map((slot, index) => {
    const { slot: text = '', indent = '' } = slot.dataset;
    const name = slotName(slot);
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

/** Enough for two lines; the end of a longer text is what the learner is typing. */
const PREVIEW_LETTERS = 90;

interface LinePreviewProps {
  /** The prompt's text, whose bar has room for this line. */
  root: Element;
  field: PromptDatum | undefined;
  value: string;
}

/** On large screens the bar shows the line that the learner is changing: the prompt itself may have scrolled away. */
export function LinePreview({ root, field, value }: LinePreviewProps) {
  const place = document.getElementById(`${root.id}-linea`);
  if (!place || !field) return null;
  const text = value.trim();
  const end = text.length > PREVIEW_LETTERS ? `…${text.slice(-PREVIEW_LETTERS)}` : text;
  return createPortal(
    <>
      <span className="block text-xs text-ink-soft">{fillingCopy.inPrompt}</span>
      <span className="line-clamp-2 font-mono text-sm leading-tight wrap-anywhere">
        {field.label}: {end ? <FilledValue text={end} /> : <Variable name={field.variable} />}
      </span>
    </>,
    place,
  );
}
