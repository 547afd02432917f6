import { expect, it } from 'vitest';
import { chatLinkProblems } from './chat-links.ts';
import { openContent } from '#tools/content/content.ts';
import { chatAddress } from '#tools/content/library/kit.ts';

const file = 'content/lessons/x.md';
// A closing parenthesis would end the Markdown link.
const page = (sent: string, shown: string) =>
  `Abre [el chat](${chatAddress(sent).replaceAll(')', '%29')}).\n\n:::prompt{titulo="Uno"}\n\n\`\`\`text\n${shown}\n\`\`\`\n\n:::\n`;
const problems = (source: string) => chatLinkProblems([{ file, source }]);

it('lets a chat open with the text that the page shows', () => {
  const text = 'Actúa como revisor.\n1) Pídeme el texto.';
  expect(problems(page(text, text))).toEqual([]);
  expect(problems('[Precios](https://chatgpt.com/pricing/)')).toEqual([]);
});

it('reports a chat whose text differs from the one on the page', () => {
  expect(problems(page('Actúa como revisor.', 'Actúa como revisora.'))).toMatchObject([
    { file, line: 1, message: expect.stringContaining('no está en esta página') as string },
  ]);
});

it('reports an address that is too long, and keeps the one of module 3 short', () => {
  const long = 'ñ '.repeat(170).trim();
  expect(problems(page(long, long))).toMatchObject([
    { message: expect.stringContaining('puede tener 1500') as string },
  ]);
  const source = openContent('.').read('content/lessons/modulo-3.md');
  expect(source).toContain(chatAddress(''));
  expect(problems(source)).toEqual([]);
  expect(problems(source.replace('Vas despacio y enseñas tus pasos.', 'Vas deprisa.'))).toHaveLength(1);
});
