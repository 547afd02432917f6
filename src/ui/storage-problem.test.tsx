import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StorageProblem } from './storage-problem.tsx';

const texts = {
  title: 'No se pudo guardar en este navegador',
  full: 'Está lleno.',
  forbidden: 'No deja guardar.',
  outdated: 'Hay otra pestaña.',
  action: 'Descargar mi cuaderno',
  reload: 'Recargar la página',
  file: 'cuaderno-{fecha}.json',
};

test('a browser that does not store says so and offers the file', async () => {
  const onDownload = vi.fn();
  const { rerender } = render(<StorageProblem problem={null} onDownload={onDownload} texts={texts} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<StorageProblem problem="forbidden" onDownload={onDownload} texts={texts} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('No se pudo guardar en este navegador. No deja guardar.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Descargar mi cuaderno' }));
  expect(onDownload).toHaveBeenCalledExactlyOnceWith('cuaderno-{fecha}.json');
});
