import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PlanActivity as Words } from '#common/figure-activity.ts';
import { PlanActivity } from './plan-activity.tsx';

const activity: Words = {
  actividad: 'plan',
  boton: 'Responde',
  texto: '',
  nota: '',
  preguntas: [{ id: 'datos', pregunta: '¿Hay datos de clientes?', si: 'business', no: 'free' }],
  resultados: [
    { id: 'business', plan: 'Business', texto: 'Con contrato.', datos: [] },
    { id: 'free', plan: 'Free', texto: 'Para probar.', datos: [] },
  ],
  palabras: { si: 'Sí', no: 'No', resultado: 'Tu camino:', empezar: 'Empezar de nuevo' },
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
