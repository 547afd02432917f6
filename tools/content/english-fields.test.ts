import { expect, it } from 'vitest';
import { z } from 'zod';
import { inEnglish } from './english-fields.ts';
import { problemsOf } from './problem.ts';
import { readYaml } from './yaml-file.ts';

const schema = z.array(
  z
    .strictObject({ titulo: z.string(), pasos: z.array(z.strictObject({ texto: z.string(), id: z.int() })) })
    .transform(inEnglish({ titulo: 'title', pasos: 'steps', texto: 'text' })),
);
const read = (text: string) => readYaml(schema, { file: 'a.yaml', text });

it('fields have English names on every level, and others keep theirs', () => {
  expect(read('- titulo: Uno\n  pasos:\n    - { texto: titulo, id: 1 }\n')).toEqual([
    { title: 'Uno', steps: [{ text: 'titulo', id: 1 }] },
  ]);
});

it('an editor who mistypes a field reads its Spanish name', () => {
  expect(problemsOf(() => read('- titulos: Uno\n  pasos: []\n'))).toMatchObject([
    { message: 'Falta «titulo».' },
    { message: 'El campo «titulos» no existe aquí.', hint: '¿Querías escribir «titulo»?' },
  ]);
});
