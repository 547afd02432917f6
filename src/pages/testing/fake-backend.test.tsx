import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import './fake-backend.ts';

test('a test with the fake backend finds only what a learner sees, and so do the files after it', () => {
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
