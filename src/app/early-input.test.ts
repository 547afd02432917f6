import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.earlyPress = undefined;
});

function page() {
  document.body.innerHTML =
    '<form><input value=""><textarea></textarea><button type="button">Salir</button></form>';
  const [input, area, button] = document.querySelectorAll<HTMLElement>('input, textarea, button');
  return {
    input: input as HTMLInputElement,
    area: area as HTMLTextAreaElement,
    button: button as HTMLElement,
  };
}

test('what was typed and pressed too early is put aside and done again', () => {
  const { input, area, button } = page();
  input.value = 'ana@example.com';
  area.value = 'Hola';
  window.earlyPress = button;
  const repeat = takeEarlyInput(document.body);
  expect([input.value, area.value]).toEqual(['', '']);

  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  repeat();
  expect(heard).toEqual(['ana@example.com', 'Hola']);
  expect(pressed).toHaveBeenCalledOnce();
  expect(window.earlyPress).toBeUndefined();
});

test('a page that nobody touched is left alone, and so is a button that is gone', () => {
  const { input, button } = page();
  window.earlyPress = button;
  const repeat = takeEarlyInput(document.body);
  const heard = vi.fn();
  input.addEventListener('input', heard);
  button.addEventListener('click', heard);
  button.remove();
  repeat();
  expect(heard).not.toHaveBeenCalled();
});
