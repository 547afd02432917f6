import { showBootFailure } from '#lib/boot-failure.ts';
import { pressAgain, takeEarlyPress } from '#lib/early-press.ts';
import type { IslandName } from '#common/island-contract.ts';
import type { Islands } from './registry.ts';

/** A place before its code is there: what the build drew, with a name and data. */
type Place = HTMLElement;

const started = new WeakSet<Place>();

async function mount(place: Place, islands: Islands) {
  if (started.has(place)) return;
  started.add(place);
  try {
    const begin = await islands[place.dataset.island as IslandName].load();
    await begin(place, JSON.parse(place.dataset.props ?? '{}') as never);
    place.toggleAttribute('data-mounted', true);
    const pressed = takeEarlyPress(place);
    if (pressed) pressAgain(pressed);
  } catch (error) {
    // The next press asks for the code again, which Chrome only does after a reload.
    started.delete(place);
    whenTouched(place, islands);
    showBootFailure(error);
  }
}

/** A field that holds something else than the build drew: typed, or put back by the browser after a reload. */
const wasTypedInto = (place: Place) =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    field.matches('[type=checkbox], [type=radio]')
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );

/** The learner has begun to use it already, or the address says what it has to show. */
const isWanted = (place: Place) =>
  (location.search !== '' && place.querySelector('[data-from-query]') !== null) ||
  place.contains(document.activeElement) ||
  place.contains(window.earlyPress ?? null) ||
  wasTypedInto(place);

/** Whoever gets to a place with keys or pointer is about to use it. Some tools press without either. */
function whenTouched(place: Place, islands: Islands) {
  const events = ['pointerenter', 'pointerdown', 'focusin', 'click'];
  const begin = () => {
    for (const name of events) place.removeEventListener(name, begin);
    void mount(place, islands);
  };
  for (const name of events) place.addEventListener(name, begin, { passive: true });
}

/**
 * Brings the places of the page to life: those that are the page itself (`now`) at once, those far down when they come near,
 * and all others when they are touched.
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
  const first = places.filter((place) => policyOf(place) === 'now' || isWanted(place));
  for (const place of places) {
    if (first.includes(place)) continue;
    whenTouched(place, islands);
    if (policyOf(place) === 'near') nearness.observe(place);
  }
  await Promise.all(first.map((place) => mount(place, islands)));
}
