import { expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';

function drawn(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const table = drawn(
  `<p>Antes</p><table><thead><tr><th>Mes</th><th>Visitas</th></tr></thead>
   <tbody><tr>\n<td>Julio</td>\n<td>6400</td>\n<td></td>\n<td>20/10</td>\n</tr></tbody></table>`,
);

it.each([
  ['words', drawn('<p>Gasto total: 900 dólares.</p>'), 'total: 900', 'total: 900'],
  [
    'words with markup inside',
    drawn('<p>Van <strong>sin costo</strong> a Manta</p>'),
    'Van **sin costo** a',
    'Van sin costo a',
  ],
  [
    'an address in code',
    drawn('<p>a: <code>cobros@a.example</code></p>'),
    'a: `cobros@a.example`',
    'a: cobros@a.example',
  ],
  ['words over a line break', drawn('<p>uno\ndos</p>'), 'uno  dos', 'uno\ndos'],
])('finds %s', (_, root, quote, text) => {
  expect(findQuote(root, quote)?.toString()).toBe(text);
});

it('finds cells, including an empty one', () => {
  const range = findQuote(table, 'Julio | 6400 | | 20/10');
  expect(range?.startContainer.textContent).toBe('Julio');
  expect(range?.endContainer.textContent).toBe('20/10');
});

it.each(['Agosto', 'Julio | 20/10', ''])('does not find «%s»', (quote) => {
  expect(findQuote(table, quote)).toBeNull();
});
