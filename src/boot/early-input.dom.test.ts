import { afterEach, expect, test } from 'vitest';
import { repeatEarlyInput, takeEarlyPress } from './early-input.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.early = undefined;
});

function page() {
  document.body.innerHTML = '<form><input><button type="button">Salir</button></form>';
  const input = document.querySelector('input') as HTMLInputElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  const heard: string[] = [];
  input.addEventListener('input', () => heard.push(`typed ${input.value}`));
  for (const event of ['mousedown', 'click']) button.addEventListener(event, () => heard.push(event));
  return { input, button, heard };
}

test('what was typed and pressed too early is typed and pressed again', () => {
  const { input, button, heard } = page();
  window.early = { press: button, typed: new Map([[input, 'ana@example.com']]) };
  const press = takeEarlyPress();
  expect(window.early.press).toBeUndefined();
  repeatEarlyInput(press);
  expect(heard).toEqual(['typed ana@example.com', 'mousedown', 'click']);
  expect(window.early).toBeUndefined();
});

test('what is no longer on the page is left alone', () => {
  const { input, button, heard } = page();
  window.early = { press: button, typed: new Map([[input, 'ana@example.com']]) };
  document.body.replaceChildren();
  repeatEarlyInput(takeEarlyPress());
  expect(heard).toEqual([]);
});

test('a page that nobody touched hears nothing', () => {
  const { heard } = page();
  window.early = { press: null, typed: new Map() };
  repeatEarlyInput(takeEarlyPress());
  expect(heard).toEqual([]);
});
