import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { link, text } from '#tools/content/pages/field-schemas.ts';
import { slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';
import { readYaml, type FieldIssue } from '#tools/content/yaml-file.ts';
import { tradeSlugs } from '#tools/content/practice/trade/trades.ts';

/** Faults of an assistant's answer at work. Each kind occurs at least once in the set. */
export const faultKinds = [
  'cita-inventada',
  'total-que-no-cuadra',
  'fila-saltada',
  'excepcion-omitida',
  'promesa-sin-permiso',
  'descuento-sobre-el-limite',
  'orden-escondida',
  'nombre-que-sobra',
  'precio-antiguo',
  'grafico-mal-leido',
  'mayoria-sin-fuente',
  'correcto-e-inutil',
  'destinatario-o-tono',
  'fecha-en-otro-formato',
  'documentos-que-no-coinciden',
] as const;

/** The page's words for each kind after the learner has checked: its name, and how to look for it. */
export const faultKindCopy = z.record(
  z.enum(faultKinds),
  z.strictObject({ nombre: text, busca: text }).transform(inEnglish({ nombre: 'name', busca: 'lookFor' })),
);

const markdown = z.string().trim().min(1, 'Está vacío: escribe un texto');
const name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'Solo minúsculas sin tilde, números y guion bajo');
const figure = z.union(
  [z.number(), z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/)],
  "Debe ser un número, con punto para los decimales, o un día escrito así: '05/10/2026'",
);

const sentence = z.strictObject({
  frase: text,
  /** Starts a new paragraph, or a list item. */
  empieza: z.enum(['parrafo', 'punto']).optional(),
  fallo: z.enum(faultKinds).optional(),
  /** Why it must not be sent, or why it may: learners who mark a right sentence read that too. */
  motivo: text,
  prueba: z.array(z.strictObject({ documento: z.string(), cita: text })).default([]),
  cifras: z.record(name, figure).default({}),
});

export const hunt = z
  .strictObject({
    orden: z.int('Debe ser un número entero').positive('Debe ser 1 o mayor'),
    titulo: text,
    oficio: z.enum(tradeSlugs),
    empresa: text,
    situacion: text,
    encargo: markdown,
    documentos: z
      .array(z.strictObject({ id: name, titulo: text, texto: markdown }))
      .min(1, 'Escribe al menos un documento'),
    respuesta: z.array(sentence).min(5, 'Son pocas frases: escribe al menos cinco'),
    cuentas: z.record(name, z.string()).default({}),
    leccion: link,
  })
  .superRefine((one, { addIssue }) => {
    for (const { path, message } of [...documentIssues(one), ...quoteIssues(one)])
      addIssue({ code: 'custom', path, message });
  });

type HuntSource = z.output<typeof hunt>;
function documentIssues({ encargo, documentos, respuesta }: HuntSource): FieldIssue[] {
  const written = [
    { path: ['encargo'], texto: encargo },
    ...documentos.map(({ texto }, index) => ({ path: ['documentos', index, 'texto'], texto })),
  ];
  const prose = written.flatMap(({ path, texto }) =>
    proseProblems(parseMarkdown(texto)).map(({ message }) => ({ path, message })),
  );
  const ids = ['encargo', ...documentos.map(({ id }) => id)];
  const twins = documentos.flatMap(({ id }, index): FieldIssue[] =>
    ids.indexOf(id) === index + 1
      ? []
      : [{ path: ['documentos', index, 'id'], message: `El nombre «${id}» ya se usa` }],
  );
  const decoys = respuesta.filter(({ fallo, prueba }) => !fallo && prueba.length > 0);
  const careless = decoys.length > 0 ? [] : [{ path: ['respuesta'], message: noDecoy }];
  return [...prose, ...twins, ...careless];
}

const noDecoy =
  'Falta una frase correcta que parezca un fallo, con su «prueba»: si no, marcar lo raro bastaría para acertar';

/** Quotes from tables list cells, `Guantes | 12 | 2,75`, so this ignores the typed width of columns. */
const asRead = (value: string) => value.replace(/\*\*|`/g, '').replace(/\s+/g, ' ');

function quoteIssues({ encargo, documentos, respuesta }: HuntSource): FieldIssue[] {
  const texts = new Map([['encargo', encargo], ...documentos.map(({ id, texto }) => [id, texto] as const)]);
  return respuesta.flatMap(({ fallo, prueba }, index): FieldIssue[] => {
    const path = ['respuesta', index, 'prueba'];
    if (fallo && prueba.length === 0)
      return [
        {
          path: ['respuesta', index],
          message: 'Un fallo lleva «prueba»: el documento y la cita que lo demuestra',
        },
      ];
    if (fallo === 'documentos-que-no-coinciden' && new Set(prueba.map(({ documento }) => documento)).size < 2)
      return [{ path, message: 'Hacen falta dos citas de documentos distintos: las que no coinciden' }];
    return prueba.flatMap(({ documento, cita }, place): FieldIssue[] => {
      const read = texts.get(documento);
      if (read === undefined)
        return [
          {
            path: [...path, place, 'documento'],
            message: `No hay un documento «${documento}»; hay ${[...texts.keys()].join(', ')}`,
          },
        ];
      if (asRead(read).includes(asRead(cita))) return [];
      return [
        { path: [...path, place, 'cita'], message: `La cita no está en «${documento}»: cópiala tal cual` },
      ];
    });
  });
}

/** A case's data for its page: with rendered documents and without sums. */
export type Hunt = ReturnType<typeof compileHunt>;

export function compileHunt(file: string, source: string) {
  const written = readYaml(hunt, { file, text: source });
  const html = (markdown: string) => renderHtml(parseMarkdown(markdown).children);
  return {
    slug: slugOf(file),
    order: written.orden,
    title: written.titulo,
    trade: written.oficio,
    company: written.empresa,
    situation: written.situacion,
    lesson: written.leccion,
    brief: html(written.encargo),
    documents: written.documentos.map(({ id, titulo, texto }) => ({ id, title: titulo, html: html(texto) })),
    answer: written.respuesta.map(({ frase, empieza, fallo, motivo, prueba }) => ({
      text: frase,
      starts: empieza,
      fault: fallo,
      reason: motivo,
      proofs: prueba.map(({ documento, cita }) => ({ source: documento, quote: cita })),
    })),
  };
}
