import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Far } from './far.tsx';

const heard = 'palabra '.repeat(100);

test('a part that is far has room for what there is to read at first, and none for the rest', () => {
  const { container } = render(
    <Far as="section" id="parte" className="ancho">
      <p>Cinco</p>
      <details>
        <summary>Ver</summary>
        <p>{heard}</p>
      </details>
      <svg>
        <title>{heard}</title>
        <text>Dos</text>
      </svg>
    </Far>,
  );
  const part = container.querySelector<HTMLElement>('section#parte.far.ancho');
  expect(part?.style.getPropertyValue('--letters')).toBe(String('CincoVerDos'.length));
});
