import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountReact } from './mount-react.tsx';
import type { Islands } from './registry.ts';
import { startIslands } from './runtime.ts';

interface Report {
  isIntersecting: boolean;
  target: Element;
}

/** Reports to the runtime which places are near. */
let report: (entries: Report[]) => void;
const come = (target: Element) => act(async () => report([{ isIntersecting: true, target }]));

const arrivals: Record<string, () => Promise<(place: HTMLElement, props: object) => void>> = {};
const island = (name: string, policy: string) => ({ policy, load: vi.fn(() => arrivals[name]?.()) });
const islands = {
  dashboard: island('dashboard', 'now'),
  completion: island('completion', 'near'),
  'fill-in': island('fill-in', 'press'),
};

const mounted: string[] = [];

beforeEach(() => {
  mounted.length = 0;
  for (const [name, { load }] of Object.entries(islands)) {
    load.mockClear();
    arrivals[name] = () =>
      Promise.resolve((place, props) => void mounted.push(`${place.id} ${JSON.stringify(props)}`));
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      constructor(given: typeof report) {
        report = given;
      }
    },
  );
});
afterEach(() => {
  delete window.showBootFailure;
  vi.unstubAllGlobals();
});

const place = (id: string, name: keyof typeof islands, inside = '') =>
  `<div id="${id}" data-island="${name}" data-props='{"of":"${id}"}'>${inside}</div>`;
const one = (id: string) => document.getElementById(id) as HTMLElement;
const start = () => act(() => startIslands(islands as unknown as Islands));

test('an island is mounted at once, when it is near, or when the learner touches it, and is then marked', async () => {
  document.body.innerHTML =
    place('page', 'dashboard') + place('distant', 'completion') + place('button', 'fill-in');
  await start();
  expect(mounted).toEqual(['page {"of":"page"}']);
  expect(one('page').dataset.mounted).toBe('');
  await act(async () => report([{ isIntersecting: false, target: one('distant') }]));
  expect(mounted).toHaveLength(1);
  await come(one('distant'));
  expect(mounted[1]).toBe('distant {"of":"distant"}');
  expect(islands['fill-in'].load).not.toHaveBeenCalled();
  await act(async () => one('button').dispatchEvent(new Event('pointerenter')));
  expect(mounted[2]).toBe('button {"of":"button"}');
});

test.each(['pointerenter', 'pointerdown', 'focusin', 'click'])(
  '%s counts as a touch; an island is mounted once, however often the learner touches it',
  async (name) => {
    document.body.innerHTML = place('button', 'fill-in') + place('distant', 'completion');
    await start();
    for (const id of ['button', 'distant'])
      await act(async () => {
        for (const event of [name, 'pointerenter', name]) one(id).dispatchEvent(new Event(event));
      });
    await come(one('distant'));
    expect(mounted).toEqual(['button {"of":"button"}', 'distant {"of":"distant"}']);
  },
);

test('an island that the learner has typed into, focused or pressed, or that the address names, is mounted at once', async () => {
  const inside = '<input><button>Ver</button>';
  document.body.innerHTML = ['typed', 'focused', 'pressed', 'untouched']
    .map((id) => place(id, 'fill-in', inside))
    .concat(place('queried', 'fill-in', '<ul data-from-query></ul>'))
    .join('');
  history.replaceState(null, '', '/?q=uno');
  (one('typed').firstChild as HTMLInputElement).value = 'Ana';
  (one('focused').lastChild as HTMLElement).focus();
  window.earlyPress = one('pressed').lastChild as HTMLElement;
  await start();
  expect(mounted.map((line) => line.split(' ')[0])).toEqual(['typed', 'focused', 'pressed', 'queried']);
});

test('without a query in the address, a list waits for a touch', async () => {
  document.body.innerHTML = place('queried', 'fill-in', '<ul data-from-query></ul>');
  await start();
  expect(mounted).toEqual([]);
});

test('a press from before a plain island was mounted is repeated', async () => {
  arrivals['fill-in'] = () =>
    Promise.resolve((at) =>
      at.querySelector('button')?.addEventListener('click', () => mounted.push('pressed')),
    );
  document.body.innerHTML = place('button', 'fill-in', '<button>Ver</button>');
  window.earlyPress = document.querySelector('button');
  await start();
  expect(mounted).toEqual(['pressed']);
  expect(window.earlyPress).toBeNull();
});

test('if code does not load, the page stays readable, says so, and loads it again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.showBootFailure = vi.fn();
  const { 'fill-in': arrive } = arrivals;
  arrivals['fill-in'] = () => Promise.reject(new TypeError('Failed to fetch'));
  document.body.innerHTML = place('lost', 'fill-in', '<p>Texto</p>') + place('page', 'dashboard');
  await start();
  await act(async () => one('lost').dispatchEvent(new Event('pointerdown')));
  expect(window.showBootFailure).toHaveBeenCalledOnce();
  expect(screen.getByText('Texto')).toBeTruthy();
  expect([one('lost').dataset.mounted, one('page').dataset.mounted]).toEqual([undefined, '']);

  if (arrive) arrivals['fill-in'] = arrive;
  await act(async () => one('lost').dispatchEvent(new Event('pointerdown')));
  expect(mounted.at(-1)).toBe('lost {"of":"lost"}');
  consoleError.mockRestore();
});

function Broken(): never {
  throw new TypeError('Failed to fetch');
}

test.each([
  ['without a connection', false, 'Sin conexión', 0],
  ['with one', true, 'Algo se rompió en esta página', 1],
])('%s, an island that breaks says what is wrong', async (_case, isOnline, title, reloads) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  arrivals['fill-in'] = () => Promise.resolve(mountReact(Broken) as never);
  document.body.innerHTML = place('broken', 'fill-in', '<button>Ver</button>');
  await start();
  await act(async () => one('broken').dispatchEvent(new Event('pointerdown')));
  expect(screen.getByText(title)).toBeTruthy();
  // A reload without a connection would lose the page.
  expect(screen.queryAllByRole('button', { name: 'Volver a cargar' })).toHaveLength(reloads);
  consoleError.mockRestore();
  vi.restoreAllMocks();
});

/** What the learner did, as the component sees it. */
const heard: string[] = [];
beforeEach(() => void (heard.length = 0));

/** Unlike what the build drew, it may have a button before the field. */
function Form({ of, hasMore = false }: { of: string; hasMore?: boolean }) {
  const [text, setText] = useState('');
  return (
    <form>
      {hasMore && <button type="button">De tu perfil</button>}
      <input aria-label="Nombre" defaultValue="" />
      <textarea
        aria-label="Nota"
        value={text}
        onChange={({ target }) => {
          heard.push(`${of}: ${target.value}`);
          setText(target.value);
        }}
      />
      <button type="button" onClick={() => heard.push('Guardar')}>
        Guardar
      </button>
      <button type="button" onMouseDown={() => heard.push('down')} onClick={() => heard.push('Vaciar')}>
        Vaciar
      </button>
    </form>
  );
}

const drawn = renderToString(<Form of="a" />);
const ways = [
  ['hydrated', `<div data-island="fill-in" data-drawn data-props='{"of":"a"}'>${drawn}</div>`],
  ['created', `<div data-island="fill-in" data-props='{"of":"a"}'>${drawn}</div>`],
  [
    'created with one more button',
    `<div data-island="fill-in" data-props='{"of":"a","hasMore":true}'>${drawn}</div>`,
  ],
] as const;

const form = () => document.querySelector('form') as HTMLElement;
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });

test.each(ways)(
  'an island that is %s keeps what the learner typed, and the focus with its caret',
  async (way, html) => {
    arrivals['fill-in'] = () => Promise.resolve(mountReact(Form) as never);
    document.body.innerHTML = html;
    const before = form();
    note().value = 'Escrito antes';
    note().focus();
    await start();
    expect(form() === before).toBe(way === 'hydrated');
    expect(note().value).toBe('Escrito antes');
    expect(heard).toEqual(['a: Escrito antes']);
    expect(document.activeElement).toBe(note());
    expect([note().selectionStart, note().selectionEnd]).toEqual([13, 13]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('');
  },
);

test.each(ways)('an island that is %s repeats a press once, and on the same button', async (_way, html) => {
  arrivals['fill-in'] = () => Promise.resolve(mountReact(Form) as never);
  document.body.innerHTML = html;
  window.earlyPress = screen.getByRole('button', { name: 'Vaciar' });
  window.earlyPress.focus();
  await start();
  expect(heard).toEqual(['down', 'Vaciar']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vaciar' }));
});

test('a button that is no longer there is not pressed elsewhere', async () => {
  arrivals['fill-in'] = () => Promise.resolve(mountReact(Form) as never);
  document.body.innerHTML = place('a', 'fill-in', '<form><button type="button">Marcar</button></form>');
  window.earlyPress = screen.getByRole('button', { name: 'Marcar' });
  await start();
  expect(heard).toEqual([]);
});

test('an island that fails removes itself, not the page, and logs its error once', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  arrivals['fill-in'] = () =>
    Promise.resolve(
      mountReact(() => {
        throw new Error('broken');
      }) as never,
    );
  document.body.innerHTML = '<p>Texto</p>' + place('a', 'fill-in', '<button>Ver</button>');
  window.earlyPress = document.querySelector('button');
  await start();
  expect(screen.getByText('Texto')).toBeTruthy();
  expect(one('a').querySelector('[role=alert] button')).not.toBeNull();
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});
