import { expect, it } from 'vitest';
import { compileRecipe } from './recipes.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { recipe, recipeFile as file, words } from '#tools/testing/sample-recipe.ts';

const problems = (from: string | RegExp, to: string) =>
  problemsOf(() => compileRecipe(file, recipe.replace(from, to)));

const messages = (from: string | RegExp, to: string) => problems(from, to).map(({ message }) => message);

it('gives the example in the order of the prompt, and the sample result as HTML', () => {
  const compiled = compileRecipe(file, recipe);
  expect(compiled).toMatchObject({
    slug: 'uno',
    example: [
      { label: 'Cliente', value: 'CLIENTE A' },
      { label: 'Pedido', value: 'Dos carretillas' },
      { label: 'Trato', value: 'Usted' },
    ],
  });
  expect(compiled.data.map(({ variable }) => variable)).toEqual(['[CLIENTE]', '[PEDIDO]', '[TRATO]']);
  expect(compiled.result).toMatch(/^<p><strong>Hola\.<\/strong><\/p>/);
});

it('refuses a prompt that does not begin with its list, or names what is not in it', () => {
  expect(messages('## Datos que debes usar', '## Datos')).toContain(
    'El prompt no empieza por su lista de datos.',
  );
  expect(problems(words(120), `${words(119)} [OTRO]`)).toMatchObject([
    { line: 11, message: '[OTRO] no está en la lista de datos del principio.' },
  ]);
});

it('refuses an example that fills other data than the prompt requires', () => {
  expect(messages('  Pedido: Dos', '  Compra: Dos')).toEqual([
    '«Compra» no está en la lista de datos del prompt.',
    'El ejemplo no rellena «Pedido».',
  ]);
});

it('requires exactly three things to check', () => {
  expect(problems('  - Tres.\n', '')).toMatchObject([
    { line: 22, message: '«revisa»: escribe exactamente tres cosas que revisar.' },
  ]);
  expect(messages('  - Tres.\n', '  - Tres.\n  - Cuatro.\n')).toHaveLength(1);
});

it('requires an integer of minutes, and few enough for a recipe', () => {
  expect(problems('minutos: 20', 'minutos: media hora')).toMatchObject([{ line: 2 }]);
  expect(messages('minutos: 20', 'minutos: 600')).toEqual([expect.stringContaining('240 minutos')]);
});

it('applies the prose rules of lessons to every text, and refuses tables and headings in the sample', () => {
  expect(messages('  - Una.', '  - Una ![foto](/x.png).')).toContain(
    'Hay una imagen, y las lecciones no llevan imágenes.',
  );
  expect(problems('  **Hola.**', '  ## Hola')).toMatchObject([
    { line: 19, message: 'El resultado lleva un título con #.' },
  ]);
  expect(messages('  **Hola.**', '  | A | B |\n  | - | - |\n  | 1 | 2 |')).toEqual([
    'El resultado lleva una tabla.',
  ]);
});
