import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PlanActivity as Words } from '#common/figure-activity.ts';
import { PlanActivity } from './plan-activity.tsx';

const activity: Words = {
  kind: 'plan',
  button: 'Responde',
  text: '',
  note: '',
  questions: [{ id: 'datos', question: '¿Hay datos de clientes?', yes: 'business', no: 'free' }],
  results: [
    { id: 'business', plan: 'Business', text: 'Con contrato.', facts: [] },
    { id: 'free', plan: 'Free', text: 'Para probar.', facts: [] },
  ],
  words: { yes: 'Sí', no: 'No', result: 'Tu camino:', restart: 'Empezar de nuevo' },
};

test('each answer lights up its path in the drawing, and a changed answer puts it out', async () => {
  const parts = ['datos', 'datos-si', 'datos-no', 'business', 'free'];
  render(
    <>
      <svg>
        {parts.map((part) => (
          <g key={part} id={`figura-${part}`} />
        ))}
      </svg>
      <PlanActivity activity={activity} drawing="figura" />
    </>,
  );
  const lit = () => [...document.querySelectorAll('[data-lit]')].map(({ id }) => id.replace('figura-', ''));
  await userEvent.click(screen.getByRole('radio', { name: 'Sí' }));
  expect(lit()).toEqual(['datos', 'datos-si', 'business']);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(lit()).toEqual(['datos', 'datos-no', 'free']);
  expect(screen.getByRole('status').textContent).toContain('Free');
});

test('starting again keeps the focus at the questions', async () => {
  const { container } = render(<PlanActivity activity={activity} drawing="figura" />);
  await userEvent.click(screen.getByRole('radio', { name: 'Sí' }));
  expect(screen.getByRole('status').textContent).toContain('Business');
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
});
