import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { STAGES, type Stage } from './project.ts';

/** A trembling hand does not start a drag. */
const THRESHOLD_PX = 5;

interface CardDragHandlers {
  onStart: (id: string) => void;
  onOver: (stage: Stage | null) => void;
  onEnd: (stage: Stage | null) => void;
}

/** Every element with `data-stage` is a drop target: the columns, and the bar of narrow screens. */
function stageAt(x: number, y: number): Stage | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]');
  return STAGES.find((stage) => stage === place?.dataset.stage) ?? null;
}

function canStart(event: ReactPointerEvent) {
  if (event.button !== 0 || !event.isPrimary) return false;
  const target = event.target as Element;
  if (target.closest('[data-drag-handle]')) return true;
  // A finger drags by the handle and scrolls the page elsewhere; the mouse drags anywhere but on buttons.
  return event.pointerType === 'mouse' && !target.closest('button, a');
}

/** Ignores the click that the browser fires after a drag. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

/**
 * Drags a card with the mouse or a finger. Pointer moves write the card's style directly; only a change
 * of column renders.
 */
export function useCardDrag({ onStart, onOver, onEnd }: CardDragHandlers) {
  const stopRef = useRef<() => void>(undefined);
  useEffect(() => () => stopRef.current?.(), []);

  return function startDrag(event: ReactPointerEvent<HTMLElement>, id: string) {
    if (!canStart(event)) return;
    const card = event.currentTarget;
    const { pageX, pageY, pointerId } = event;
    const listening = new AbortController();
    const { signal } = listening;
    let isDragging = false;
    let over: Stage | null = null;

    function stop() {
      listening.abort();
      card.style.transform = card.style.pointerEvents = '';
      document.body.style.userSelect = '';
    }
    stopRef.current?.();
    stopRef.current = stop;

    function follow(move: PointerEvent) {
      if (move.pointerId !== pointerId) return;
      const [x, y] = [move.pageX - pageX, move.pageY - pageY];
      if (!isDragging) {
        if (Math.hypot(x, y) < THRESHOLD_PX) return;
        isDragging = true;
        // Now, not with the next render: elementFromPoint must not find the card itself.
        card.style.pointerEvents = 'none';
        document.body.style.userSelect = 'none';
        getSelection()?.removeAllRanges();
        onStart(id);
      }
      card.style.transform = `translate(${x}px, ${y}px)`;
      const next = stageAt(move.clientX, move.clientY);
      if (next !== over) onOver(next);
      over = next;
    }

    function finish(at?: PointerEvent) {
      // Before stop(), which puts the card back under the pointer.
      const stage = isDragging && at ? stageAt(at.clientX, at.clientY) : null;
      stop();
      if (!isDragging) return;
      swallowClick();
      onEnd(stage);
    }

    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', (up) => up.pointerId === pointerId && finish(up), { signal });
    addEventListener('pointercancel', () => finish(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && finish(), { signal });
  };
}
