import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lessonPractice } from '#content.ts';
import { SectionPractice } from './section-practice.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('offers one question in place, all of them on their page, and an exercise of each kind', () => {
  render(<SectionPractice lesson="modulo-1" anchors={['que-no-es', 'cuatro-confusiones-que-salen-caras']} />);
  const question = lessonPractice.questions['modulo-1']?.find(
    ({ anchor }) => anchor === 'cuatro-confusiones-que-salen-caras',
  );
  if (!question) throw new Error('no question');
  const box = screen.getByText(question.text).closest('details');
  if (!box) throw new Error('not folded');
  for (const { text, reason } of [question.right, ...question.wrong]) {
    const option = within(box).getByText(text).closest('details');
    expect(option?.textContent).toContain(reason);
    expect(option?.textContent).toContain(text === question.right.text ? 'Es la buena.' : 'No es la mejor.');
  }
  expect(links()[0]).toEqual(['Repasa esta parte: 1 pregunta', `/practica/repaso?pregunta=${question.id}`]);
  const hunt = lessonPractice.exercises.find(
    ({ kind, section }) => kind === 'errores' && section === '/modulo-1#que-no-es',
  );
  expect(links()[1]).toEqual([`Caza del error: ${hunt?.title}`, hunt?.to]);
});

it('names three exercises at most, one of each kind first', () => {
  const anchors = [
    'calidad-del-prompt-de-debil-a-fuerte',
    'cuando-falta-el-destinatario',
    'cuando-falta-el-criterio',
    'cuando-falta-la-medida',
    'cuando-falta-el-tono',
  ];
  render(<SectionPractice lesson="modulo-2" anchors={anchors} />);
  expect(links()).toHaveLength(3);
  expect(links()[0]?.[1]).toMatch(/^\/practica\/repaso\?pregunta=[\w-]+(&pregunta=[\w-]+)+$/);
  expect(links()[1]?.[0]).toMatch(/^Taller C\.R\.A\.F\.T: /);
  expect(links()[2]?.[0]).toMatch(/^Recetas por oficio: /);
});

it('draws nothing for a section without exercises', () => {
  const { container } = render(<SectionPractice lesson="modulo-1" anchors={['que-es-chatgpt']} />);
  expect(container.innerHTML).toBe('');
});
