import { describe, expect, it } from 'vitest';
import { compileLesson } from './lesson.ts';

const header = `---
title: Prueba
subtitle: Una línea
description: Una descripción de prueba que tiene la longitud justa para que un buscador la muestre entera sin cortarla por el final.
duration: 20-25 min
level: Principiante
section: 1
module: 1
---
`;

const compile = (body: string) => compileLesson('content/lessons/prueba.md', `${header}\n${body}\n`);
const firstNodes = (body: string) => compile(`## Una parte\n\n${body}`).sections[0]?.nodes;

describe('a lesson', () => {
  it('keeps its header and takes its address from the file name', () => {
    expect(compile('## Una parte\n\nTexto.').header).toMatchObject({
      title: 'Prueba',
      slug: 'prueba',
      module: 1,
    });
  });

  it('numbers its main sections and lists sub-headings in the table of contents', () => {
    const { toc } = compile(
      '## Qué es\n\nTexto.\n\n### ¿Año próximo?\n\nTexto.\n\n## El marco C.R.A.F.T\n\nFin.',
    );
    expect(toc).toEqual([
      {
        id: 'que-es',
        text: 'Qué es',
        number: 1,
        minutes: 1,
        children: [{ id: 'ano-proximo', text: '¿Año próximo?' }],
      },
      { id: 'el-marco-c-r-a-f-t', text: 'El marco C.R.A.F.T', number: 2, minutes: 1, children: [] },
    ]);
  });

  it('keeps a range of numbers on one line, but not in code', () => {
    expect(firstNodes('Haz 3-5 preguntas con `1-2`.')).toMatchObject([
      {
        html: '<p>Haz <span class="whitespace-nowrap">3-5</span> preguntas con <code>1-2</code>.</p>',
      },
    ]);
  });

  it('lists numbered feature cards in the table of contents, with an anchor of their own', () => {
    const { toc, sections } = compile(
      '## Doce\n\n:::funcion{numero="2" titulo="Navegación web"}\n\nTexto.\n\n:::',
    );
    expect(toc[0]?.children).toEqual([{ id: 'navegacion-web', text: '2. Navegación web' }]);
    expect(sections[0]?.nodes[0]).toMatchObject({ props: { id: 'navegacion-web', number: 2 } });
  });

  it('keeps hours, ratios and single colons unchanged', () => {
    expect(firstNodes('Cita a las 10:30, escala a:b y ::algo suelto.\n\n::hoja\n')).toEqual([
      { block: 'texto', html: '<p>Cita a las 10:30, escala a:b y ::algo suelto.</p>\n<p>::hoja</p>' },
    ]);
  });

  it('adds no spaces between the parts of a heading or a table cell', () => {
    const line = 'Usa (`csv`), **siempre**.';
    const html = 'Usa (<code>csv</code>), <strong>siempre</strong>.';
    const lesson = compile(
      `## ${line}\n\n:::tabla{titulo="Formatos"}\n\n| Formato | Consejo |\n| --- | --- |\n| CSV | ${line} |\n\n:::`,
    );
    expect(lesson.sections[0]?.title).toBe(html);
    expect(JSON.stringify(lesson.sections[0]?.nodes[0])).toContain(
      JSON.stringify(`>${html}</td>`).slice(1, -1),
    );
  });

  it('keeps braces and brackets, which a prompt course writes all day', () => {
    expect(firstNodes('Escribe {tu contexto} y [PRODUCTO].')).toEqual([
      { block: 'texto', html: '<p>Escribe {tu contexto} y [PRODUCTO].</p>' },
    ]);
  });

  it('opens other sites in a new tab and says so, and keeps its own links plain', () => {
    const [node] = firstNodes('[fuera](https://openai.com) y [dentro](/modulo-2)') ?? [];
    expect(node).toEqual({
      block: 'texto',
      html:
        '<p><a href="https://openai.com" target="_blank" rel="noopener noreferrer">fuera' +
        '<span class="sr-only"> (se abre en una pestaña nueva)</span></a> y <a href="/modulo-2">dentro</a></p>',
    });
  });

  it('turns a prompt into a title and the text to copy', () => {
    expect(firstNodes(':::prompt{titulo="Correo"}\n\n```text\nActúa como [ROL].\n  Fin\n```\n\n:::')).toEqual(
      [{ block: 'prompt', title: 'Correo', text: 'Actúa como [ROL].\n  Fin' }],
    );
  });

  it('keeps the result of a prompt, with its faults', () => {
    expect(firstNodes(':::resultado{titulo="Primera" falla="Sin fecha"}\n\n- Uno\n\n:::')).toEqual([
      {
        block: 'resultado',
        props: { title: 'Primera', fault: 'Sin fecha' },
        children: [{ block: 'texto', html: '<ul>\n<li>Uno</li>\n</ul>' }],
      },
    ]);
  });

  it('keeps the reason why a faultless answer can be sent', () => {
    expect(firstNodes(':::resultado{vale="Sí: no promete nada"}\n\nHola.\n\n:::')).toMatchObject([
      { block: 'resultado', props: { merit: 'Sí: no promete nada' } },
    ]);
  });

  it('draws the table of laws from every fact with an authority', () => {
    const fact = { id: 'ley-peru', subject: 'Perú', today: 'Ley 29733', checked: '2026-11-16' };
    const law = { ...fact, authority: { name: 'Autoridad Nacional' } };
    const source = `${header}\n## Una parte\n\n:::leyes{}\n:::\n`;
    const { sections } = compileLesson('content/lessons/prueba.md', source, { facts: [fact, law] });
    expect(sections[0]?.nodes).toEqual([{ block: 'leyes', facts: [law] }]);
  });

  it('marks reference sections under their heading', () => {
    const marked = header.replace('module: 1', 'module: 1\nconsulta: [planes, precios-de-hoy]');
    const body = '## Planes\n\nTres.\n\n## Elegir\n\nUno.\n\n### Precios de hoy\n\nDos.\n\n### Más\n\nFin.';
    const { sections } = compileLesson('content/lessons/prueba.md', `${marked}\n${body}\n`);
    expect(sections.map(({ nodes }) => nodes.map(({ block }) => block))).toEqual([
      ['consulta', 'texto'],
      ['texto', 'consulta', 'texto'],
    ]);
    expect(sections[1]?.nodes).toMatchObject([
      { html: '<p>Uno.</p>\n<h3 id="precios-de-hoy">Precios de hoy</h3>' },
      {},
      { html: '<p>Dos.</p>\n<h3 id="mas">Más</h3>\n<p>Fin.</p>' },
    ]);
  });

  it('turns a table into HTML whose cells know their column', () => {
    expect(
      firstNodes(
        ':::tabla{titulo="Planes & más"}\n\n| Plan | Precio < 9 |\n| --- | --- |\n| **Free** | 0 |\n\n:::',
      ),
    ).toEqual([
      {
        block: 'tabla',
        html:
          '<table role="table"><caption>Planes &#38; más</caption>' +
          '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Plan</th>' +
          '<th role="columnheader" scope="col">Precio &#x3C; 9</th></tr></thead>' +
          '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row"><strong>Free</strong></th>' +
          '<td role="cell" data-label="Precio &#60; 9">0</td></tr></tbody></table>',
      },
    ]);
  });

  it('keeps blocks inside blocks, with numbers as numbers', () => {
    const body = [
      '::::tarjetas{columnas="2"}',
      ':::tarjeta{titulo="Uno" numero="1"}\n\nA\n\n:::',
      ':::tarjeta{titulo="Dos" letra="C"}\n\nB\n\n:::',
      '::::',
    ].join('\n\n');
    expect(firstNodes(body)).toEqual([
      {
        block: 'tarjetas',
        props: { columns: 2 },
        children: [
          {
            block: 'tarjeta',
            props: { title: 'Uno', number: 1, level: 3 },
            children: [{ block: 'texto', html: '<p>A</p>' }],
          },
          {
            block: 'tarjeta',
            props: { title: 'Dos', letter: 'C', level: 3 },
            children: [{ block: 'texto', html: '<p>B</p>' }],
          },
        ],
      },
    ]);
  });

  it('puts the title of a block one level below the heading above it, and headings inside it below that', () => {
    const cards = [
      '::::tarjetas',
      ':::tarjeta{titulo="Uno"}\n\n#### Preguntas\n\nA\n\n:::',
      ':::tarjeta{titulo="Dos"}\n\nB\n\n:::',
      '::::',
    ].join('\n\n');
    // The first card's own level and that of the heading in it.
    const levels = (body: string) =>
      [...JSON.stringify(firstNodes(body)).matchAll(/"level":(\d)|"html":"<h(\d)>Preguntas/g)]
        .slice(0, 2)
        .map(([, card, inCard]) => Number(card ?? inCard));
    expect(levels(cards)).toEqual([3, 4]);
    expect(levels(`### Las piezas\n\nSon dos.\n\n${cards}`)).toEqual([4, 5]);
  });

  it('keeps code between paragraphs, with its language', () => {
    expect(firstNodes('Antes.\n\n```json\n{ "a": 1 }\n```\n\nDespués.')).toEqual([
      { block: 'texto', html: '<p>Antes.</p>' },
      { block: 'codigo', lang: 'json', text: '{ "a": 1 }' },
      { block: 'texto', html: '<p>Después.</p>' },
    ]);
  });
});
