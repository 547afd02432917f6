import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { ContentError } from '#tools/content/problem.ts';
import { compileChallenge, readChallenge } from './challenge.ts';
import { downloads } from '#tools/content/practice/downloads.ts';

const content = openContent('.');
const files = downloads(content);

function broken(slug: string, from: string | RegExp, to: string): string[] {
  const file = `content/practice/retos/${slug}.yaml`;
  const source = content.read(file);
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  try {
    compileChallenge(file, changed, {
      files,
      people: ['Lucía Andrade', 'Hotel Talvía'],
    });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const line = (text: string) => changed.split('\n').findIndex((one) => one.includes(text)) + 1;
    // An error appears on the line of the change.
    const place = line(to.trim().split('\n')[0] ?? '');
    return error.problems.map(
      ({ line: reported, message }) => `${reported === place ? 'aquí' : reported}: ${message}`,
    );
  }
}

it('gives the page texts with their results in place, and no names of results', () => {
  const challenge = readChallenge(content, 'content/practice/retos/ventas-de-agosto.yaml');
  expect(challenge).toMatchObject({
    slug: 'ventas-de-agosto',
    group: 'Ventas y marketing',
    minutesByHand: 35,
    files: [{ name: 'ventas.csv', bytes: expect.any(Number) as number }],
    answer: { kind: 'numero', unit: 'dólares' },
    lesson: { to: '/modulo-3#analisis-de-codigo-y-bases-de-datos' },
  });
  expect(challenge.traps[0]?.text).toContain('Sumaste la fila 118, que está repetida.');
  expect(challenge.brief).toMatch(/^<p>/);
  expect(JSON.stringify({ ...challenge, prompt: '' })).not.toMatch(/\{[a-z_]+\}/);
});

it.each([
  [
    'an answer that is typed',
    'ventas-de-agosto',
    '  valor: total\n',
    '  valor: 17498.51\n',
    'aquí: «valor»: escribe el nombre de un resultado, no el resultado.',
  ],
  [
    'an answer without a result',
    'ventas-de-agosto',
    '  valor: total\n',
    '  valor: totl\n',
    'Ningún resultado se llama «totl». ¿Querías escribir «total»?',
  ],
  [
    'a kind of answer that does not fit the result',
    'ventas-de-agosto',
    '  valor: total\n',
    '  valor: nota\n',
    'El resultado «nota» no es un número',
  ],
  [
    'a day that is none',
    'hasta-cuando-se-devuelve',
    '  valor: ultimo_dia\n',
    '  valor: nota\n',
    'El resultado «nota» no es una fecha',
  ],
  [
    'an option that is missing',
    'la-ruta-que-vendio-mas',
    '{ id: ruta-1, texto',
    '{ id: ruta-uno, texto',
    'es «ruta-1», y ninguna opción se llama así',
  ],
  [
    'an unknown kind of answer',
    'ventas-de-agosto',
    '  tipo: numero',
    '  tipo: importe',
    'Escribe en «tipo» uno de estos: numero, fecha, nombre, opcion',
  ],
  [
    'a trap that is the answer',
    'ventas-de-agosto',
    '- valor: sin_vacia',
    '- valor: total',
    'aquí: «valor»: «total» da lo mismo que «total»',
  ],
  [
    'two traps that a tolerance makes one',
    'tres-cotizaciones',
    '  tolerancia: 0.5\n',
    '  tolerancia: 20\n',
    'da lo mismo que «costo»',
  ],
  [
    'too few traps',
    'la-ruta-que-vendio-mas',
    / {2}- valor: punto_mal_leido\n.*\n/,
    '',
    'Escribe al menos tres trampas',
  ],
  ['two hints', 'ventas-de-agosto', / {2}- Hay cuatro cosas.*\n/, '', 'Son tres pistas'],
  [
    'a place that no result fills',
    'ventas-de-agosto',
    'Sumaste la fila {fila_repetida}',
    'Sumaste la fila {fila}',
    'Ningún resultado se llama «fila»',
  ],
  [
    'a hint that contains the answer',
    'ventas-de-agosto',
    '- Hay cuatro cosas que mirar',
    '- Son {total} dólares. Hay cuatro cosas que mirar',
    'Aquí se lee ya la respuesta',
  ],
  [
    'a figure that is typed',
    'ventas-de-agosto',
    'son {importe_vacio} dólares',
    'son 283,73 dólares',
    '«283,73» está escrito a mano',
  ],
  [
    'a solution without the answer',
    'ventas-de-agosto',
    ': **{total} dólares**',
    ' y listo',
    'La solución no dice la respuesta: falta {total}',
  ],
  [
    'a file that is not there',
    'ventas-de-agosto',
    'archivos: [ventas.csv]',
    'archivos: [venta.csv]',
    'No hay un archivo «venta.csv». ¿Querías escribir «ventas.csv»?',
  ],
  [
    'a name in what is given to the assistant',
    'ventas-de-agosto',
    'lo lee la jefa de ventas',
    'lo lee Lucía Andrade',
    'Aparece «Lucía Andrade»',
  ],
  [
    'a group that does not exist',
    'ventas-de-agosto',
    'grupo: Ventas y marketing',
    'grupo: Ventas',
    'aquí: «grupo» tiene un valor que no se admite.',
  ],
  [
    'HTML in the brief',
    'ventas-de-agosto',
    'Necesita un solo número',
    '<b>Necesita</b> un solo número',
    'Hay HTML en el texto',
  ],
])('reports %s', (_, slug, from, to, message) => {
  // The message starts with the field's name, so the sentence starts in lower case.
  expect(broken(slug, from, to).join('\n').toLowerCase()).toContain(message.toLowerCase());
});
