import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import './fake-backend.ts';

test('role queries skip hidden elements, in this file and the following ones', () => {
  render(
    <>
      <button>Salir</button>
      <div hidden>
        <button>Salir</button>
      </div>
    </>,
  );
  expect(screen.getAllByRole('button', { name: 'Salir' })).toHaveLength(1);
});
