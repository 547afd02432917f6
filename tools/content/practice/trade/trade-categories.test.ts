import { expect, it } from 'vitest';
import { openContent, type Content } from '#tools/content/content.ts';
import { gptCards, promptCards } from '#tools/content/library/entries.ts';
import { categoryRecipes } from './kind.ts';
import { tradeCategoryProblems } from './trade-categories.ts';

const content = openContent(process.cwd());

it('gives recipes to every category that has prompts or kits', () => {
  const recipes = categoryRecipes(content);
  for (const { title, category } of [...promptCards(content), ...gptCards(content)])
    expect(recipes[category]?.length, title).toBeGreaterThanOrEqual(3);
});

it('refuses a category that neither library has, and names the closest', () => {
  expect(tradeCategoryProblems(content)).toEqual([]);
  const misspelt: Content = {
    ...content,
    read: (file) => content.read(file).replace('- Recursos Humanos\n', '- Recursos Humano\n'),
  };
  const [problem] = tradeCategoryProblems({
    ...misspelt,
    read: (file) => (file.endsWith('/recursos-humanos.yaml') ? misspelt.read(file) : content.read(file)),
  });
  expect(problem).toMatchObject({
    file: 'content/practice/oficios/recursos-humanos.yaml',
    message: 'La categoría «Recursos Humano» no está en content/categories.yaml.',
  });
  expect(problem?.hint).toContain('Recursos Humanos');
});
