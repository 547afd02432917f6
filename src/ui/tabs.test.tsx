import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const names = ['Uno', 'Dos', 'Tres'];

function Example() {
  const [value, setValue] = useState('Dos');
  const tabs = names.map((name) => ({ value: name, label: name, content: <p>Texto {name}</p> }));
  return <Tabs label="Vistas" value={value} onChange={setValue} tabs={tabs} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () =>
  names.filter(
    (name) =>
      tab(name).getAttribute('aria-selected') === 'true' && screen.queryByText(`Texto ${name}`) !== null,
  );

test('shows the panel of the chosen tab, and tab and panel refer to each other', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Vistas' })).toBeTruthy();
  expect(chosen()).toEqual(['Dos']);
  await userEvent.click(tab('Tres'));
  expect(chosen()).toEqual(['Tres']);
  const panel = screen.getByRole('tabpanel', { name: 'Tres' });
  expect(panel.textContent).toBe('Texto Tres');
  expect(tab('Tres').getAttribute('aria-controls')).toBe(panel.id);
});

test.each([
  ['{ArrowRight}', 'Tres'],
  ['{ArrowRight}{ArrowRight}', 'Uno'],
  ['{ArrowLeft}{ArrowLeft}', 'Tres'],
  ['{Home}', 'Uno'],
  ['{End}', 'Tres'],
  ['{Alt>}{ArrowLeft}{/Alt}', 'Dos'],
  ['a', 'Dos'],
])('%s leads from the second of three tabs to %s', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Dos'));
  await userEvent.keyboard(keys);
  expect(chosen()).toEqual([name]);
  expect(document.activeElement).toBe(tab(name));
});

test('the tab key goes from the chosen tab into its panel', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Dos' }));
});
