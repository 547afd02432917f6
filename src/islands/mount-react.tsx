import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { controlsOf } from '#common/island-contract.ts';
import { pressAgain, takeEarlyPress } from '#lib/boot.ts';
import { currentStores } from '#lib/stores.ts';
import type { Surroundings } from '#lib/user-id.ts';
import { IslandRoot } from './island-root.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

function typeAgain(field: Field, value: string) {
  // React remembers the last value that was set through the element's own property. It records the first of these lines,
  // but not the second, so it takes the event for typing.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fields may now hold a stored value; other controls still have the same label. */
const kindOf = (control: HTMLElement) =>
  isField(control) ? 'field' : `says ${control.ariaLabel ?? control.textContent}`;

/** Counts positions within a kind: stored data may add buttons. */
const ofKind = (controls: HTMLElement[], kind: string) =>
  controls.filter((control) => kindOf(control) === kind);

/** What the learner has typed, pressed and focused in a place so far. */
function readEarlyUse(place: HTMLElement) {
  const drawn = controlsOf(place);
  const pressed = takeEarlyPress(place);
  return drawn.flatMap((control) => {
    const typed = isField(control) && control.value !== control.defaultValue ? control.value : undefined;
    const isFocused = control === document.activeElement;
    const isPressed = control === pressed;
    if (typed === undefined && !isFocused && !isPressed) return [];
    const kind = kindOf(control);
    return { kind, index: ofKind(drawn, kind).indexOf(control), typed, isFocused, isPressed };
  });
}

function focusAgain(control: HTMLElement) {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLTextAreaElement)
    control.setSelectionRange(control.value.length, control.value.length);
}

/** Types, focuses and presses the same again, in the controls that are there now. */
function repeatEarlyUse(place: HTMLElement, uses: ReturnType<typeof readEarlyUse>) {
  const mounted = controlsOf(place);
  for (const { kind, index, typed, isFocused, isPressed } of uses) {
    const control = ofKind(mounted, kind)[index];
    if (!control) continue;
    if (typed !== undefined && isField(control)) typeAgain(control, typed);
    if (isFocused && control !== document.activeElement) focusAgain(control);
    if (isPressed) pressAgain(control);
  }
}

/** React's generated ids are unique within a root, and a page has several roots. */
let roots = 0;

/**
 * Hydrates what the build drew for it (`data-drawn`); otherwise the component replaces what is in its place, in one frame.
 */
export function mountReact<Props extends object>(Component: ComponentType<Props & Surroundings>) {
  return (place: HTMLElement, props: Props) => {
    const uses = readEarlyUse(place);
    const island = (
      <IslandRoot Component={Component as ComponentType<Surroundings>} place={place} props={props} />
    );
    const root = flushSync(() => {
      if (place.dataset.drawn !== undefined)
        return hydrateRoot(place, island, { identifierPrefix: `${place.dataset.island}-` });
      const root = createRoot(place, { identifierPrefix: `${roots++}-` });
      root.render(island);
      return root;
    });
    currentStores().ended.addEventListener('abort', () => root.unmount());
    repeatEarlyUse(place, uses);
  };
}
