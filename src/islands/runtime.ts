import { showBootFailure, pressAgain, takeEarlyPress } from '#lib/boot.ts';
import type { IslandName } from '#common/island-contract.ts';
import type { Islands } from './registry.ts';

/** The element of an island that the build drew, with its name and data. */
type Place = HTMLElement;

const started = new WeakSet<Place>();

async function mount(place: Place, islands: Islands) {
  if (started.has(place)) return;
  started.add(place);
  try {
    const start = await islands[place.dataset.island as IslandName].load();
    await start(place, JSON.parse(place.dataset.props ?? '{}') as never);
    place.toggleAttribute('data-mounted', true);
    const pressed = takeEarlyPress(place);
    if (pressed) pressAgain(pressed);
  } catch (error) {
    // The next press loads the code again; Chrome only does so after a reload.
    started.delete(place);
    whenTouched(place, islands);
    showBootFailure(error);
  }
}

/** A field holds something other than the build drew: the learner typed it, or the browser restored it after a reload. */
const wasTypedInto = (place: Place) =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    field.matches('[type=checkbox], [type=radio]')
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );

/** The learner has already begun to use it, or the address says what it must show. */
const mustStartNow = (place: Place) =>
  (location.search !== '' && place.querySelector('[data-from-query]') !== null) ||
  place.contains(document.activeElement) ||
  place.contains(window.earlyPress ?? null) ||
  wasTypedInto(place);

/** A learner whose focus or pointer reaches a place is about to use it. Some tools click without either. */
function whenTouched(place: Place, islands: Islands) {
  const events = ['pointerenter', 'pointerdown', 'focusin', 'click'];
  const begin = () => {
    for (const name of events) place.removeEventListener(name, begin);
    void mount(place, islands);
  };
  for (const name of events) place.addEventListener(name, begin, { passive: true });
}

/**
 * Starts the islands of the page: `now` at once, `near` when they come near the window, and all others when the learner
 * touches them.
 */
export async function startIslands(islands: Islands) {
  const places = [...document.querySelectorAll<Place>('[data-island]')];
  const policyOf = (place: Place) => islands[place.dataset.island as IslandName].policy;
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearness.unobserve(target);
        void mount(target as Place, islands);
      }
    },
    { rootMargin: '100% 0px' },
  );
  const first = places.filter((place) => policyOf(place) === 'now' || mustStartNow(place));
  for (const place of places) {
    if (first.includes(place)) continue;
    whenTouched(place, islands);
    if (policyOf(place) === 'near') nearness.observe(place);
  }
  await Promise.all(first.map((place) => mount(place, islands)));
}
