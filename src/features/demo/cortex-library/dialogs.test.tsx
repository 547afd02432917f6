import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refuseLibraryTitle } from './cortex.ts';
import { NameDialog } from './dialogs.tsx';

function renderTitleDialog() {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  render(
    <NameDialog
      isOpen
      onClose={onClose}
      title="Edit Library Title"
      label="Library title"
      action="Save"
      initialValue="Cortex Library"
      refuse={refuseLibraryTitle}
      onSubmit={onSubmit}
    />,
  );
  return { onSubmit, onClose };
}

test('the Edit Library Title dialog saves a title and closes', async () => {
  const user = userEvent.setup();
  const { onSubmit, onClose } = renderTitleDialog();
  expect(screen.getByRole('dialog', { name: 'Edit Library Title' })).toBeDefined();
  await user.type(screen.getByLabelText('Library title'), ' 2{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('Cortex Library 2');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the Edit Library Title dialog refuses a blank title', async () => {
  const user = userEvent.setup();
  const { onSubmit, onClose } = renderTitleDialog();
  await user.clear(screen.getByLabelText('Library title'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('The library needs a title.')).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
