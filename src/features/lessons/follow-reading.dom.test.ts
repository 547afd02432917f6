import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followReading } from './follow-reading.ts';

type Report = (entries: object[]) => void;

let observers: Report[] = [];
const report: Report = (entries) => observers.forEach((tell) => tell(entries));
const disconnect = vi.fn();
const onChange = vi.fn();
let stop: () => void;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Reports that a heading has moved above or below the reading line. */
function place(id: string, isAbove: boolean, width = 300) {
  report([{ target: find(`#${id}`), boundingClientRect: { width }, intersectionRatio: isAbove ? 0 : 1 }]);
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callBack: Report) {
        observers.push(callBack);
      }
    },
  );
  vi.clearAllMocks();
  observers = [];
  document.body.innerHTML = `
    <nav id="indice"><button aria-expanded="false">Índice <span data-current-section></span></button>
      <ol id="indice-lista">
        <li><a href="#uno"><span>1</span><span>Uno</span></a></li>
        <li><a href="#dos"><span>2</span><span>Dos</span></a><ol><li><a href="#detalle">Detalle</a></li></ol></li>
      </ol>
    </nav>
    <div class="line"></div>
    <article><section><h2 id="uno"></h2><details>Respuesta</details></section>
      <section><h2 id="dos"></h2><h3 id="detalle"></h3></section></article>`;
  stop = followReading({ contents: find('nav'), text: find('article'), line: find('.line') }, onChange);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));

test('the contents list marks the heading the reader has reached, and its section', () => {
  place('uno', true);
  place('dos', true);
  place('detalle', true);
  expect(marked()).toEqual(['#dos', '#detalle']);
  expect(find('[data-current-section]').textContent).toBe('2. Dos');
  expect(onChange).toHaveBeenLastCalledWith({ current: 'detalle', isContentsOpen: false, ended: [] });
});

test('back at the top, it marks nothing', () => {
  place('uno', true);
  place('uno', false);
  expect(marked()).toEqual([]);
  expect(find('[data-current-section]').textContent).toBe('');
  expect(onChange).toHaveBeenLastCalledWith({ current: undefined, isContentsOpen: false, ended: [] });
});

test('a hidden heading does not count as reached', () => {
  place('uno', true, 0);
  expect(marked()).toEqual([]);
});

/** Reports where a section's end is: `y` px from the top of the window, which is 740 px high. */
function endAt(id: string, y: number, width = 300) {
  const boundingClientRect = { bottom: y, width };
  report([
    { target: find(`#${id}`).closest('section'), boundingClientRect, intersectionRatio: y > 740 ? 0.9 : 1 },
  ]);
}
const ended = () => (onChange.mock.lastCall?.[0] as { ended: string[] } | undefined)?.ended ?? [];

test('a section counts as read when its end comes into the window', () => {
  endAt('uno', 1200);
  expect(ended()).toEqual([]);
  endAt('uno', 700);
  expect(ended()).toEqual(['uno']);
  endAt('dos', 700);
  expect(ended()).toEqual(['uno', 'dos']);
});

test('a jump over a section, or to the heading below it, does not count as reading it', () => {
  endAt('uno', -3000);
  endAt('uno', 120);
  endAt('dos', 700, 0);
  expect(ended()).toEqual([]);
});

test('the bar unfolds the list, and following a link folds it', () => {
  find('button').click();
  expect(find('nav').hasAttribute('data-open')).toBe(true);
  expect(find('button').getAttribute('aria-expanded')).toBe('true');
  expect(onChange).toHaveBeenLastCalledWith({ current: undefined, isContentsOpen: true, ended: [] });
  find('a').click();
  expect(find('nav').hasAttribute('data-open')).toBe(false);
});

test('folded answers open for printing, and fold again afterwards', () => {
  const details = find('details') as HTMLDetailsElement;
  dispatchEvent(new Event('beforeprint'));
  expect(details.open).toBe(true);
  dispatchEvent(new Event('afterprint'));
  expect(details.open).toBe(false);
});

test('stops when the reader leaves', () => {
  stop();
  expect(disconnect).toHaveBeenCalled();
  find('button').click();
  expect(onChange).not.toHaveBeenCalled();
});
