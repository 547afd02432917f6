import { expect, it } from 'vitest';
import { linkProblems } from './links.ts';

const paths = ['/', '/cursos', '/modulo-1', '/modulo-2', '/prompts'];
const lesson = (name: string, source: string) => ({ file: `content/lessons/${name}.md`, source });

it('accepts pages and anchors that exist', () => {
  const files = [
    lesson(
      'modulo-1',
      '## Qué es\n\n[arriba](#que-es) [otra](/modulo-2#fin) [lista](/cursos?q=ia) [fuera](https://x.org)',
    ),
    lesson('modulo-2', '## Fin'),
  ];
  expect(linkProblems(files, paths)).toEqual([]);
});

it('names the page that does not exist, and the nearest that does', () => {
  expect(linkProblems([lesson('modulo-1', 'Texto.\n\n[dos](/modulo2)')], paths)).toEqual([
    {
      file: 'content/lessons/modulo-1.md',
      line: 3,
      message: 'El enlace lleva a /modulo2, y esa página no existe.',
      hint: '¿Querías escribir «/modulo-2»?',
    },
  ]);
});

it('names the anchor that no heading has', () => {
  const problems = linkProblems([lesson('modulo-1', '## Qué es\n\n[arriba](#que-esta)')], paths);
  expect(problems).toMatchObject([{ line: 3, hint: '¿Querías escribir «que-es»?' }]);
});

it('checks the fields of page copy too', () => {
  const source = 'links:\n  - label: Cursos\n    to: /curso\n  - to: /prompts\n    label: Prompts\n';
  expect(linkProblems([{ file: 'content/pages/nav.yaml', source }], paths)).toMatchObject([{ line: 3 }]);
});

it('accepts the recipes of a trade as anchors of its page', () => {
  const page = '/practica/oficios/ventas';
  const recipe = { file: 'content/practice/oficios/ventas/decir-que-no.yaml', source: 'title: No\n' };
  const text = `[no](${page}#decir-que-no) [semana](${page}#semana)\n\n[si](${page}#decir-que-si)`;
  expect(linkProblems([lesson('modulo-1', text), recipe], [...paths, page])).toMatchObject([
    { line: 3, hint: '¿Querías escribir «decir-que-no»?' },
  ]);
});
