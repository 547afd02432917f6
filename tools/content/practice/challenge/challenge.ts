import type { IslandProps } from '#common/island-contract.ts';
import { practiceTables } from '#tools/practice-files/data/tables.ts';
import { challengeValues } from '#tools/practice-files/values/challenge-values.ts';
import { money, type Values } from '#tools/practice-files/values/computed.ts';
import { company } from '#tools/content/rules/company-schema.ts';
import { readSource } from '#tools/content/source-files.ts';
import { slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { challengeSlips, filled, type Slip } from './challenge-check.ts';
import { challenge, type ChallengeSource } from './challenge-schema.ts';
import { downloads, type PracticeFile } from '#tools/content/practice/downloads.ts';
import { evaluate, SumError, type Known } from '#tools/content/practice/hunt-expression.ts';

/** A challenge as the page gets it: texts drawn, results in their places. */
export interface Challenge extends Omit<IslandProps['challenge'], 'next'> {
  titulo: string;
  grupo: string;
  orden: number;
  minutosAMano: number;
  encargo: string;
  archivos: PracticeFile[];
  paraElAsistente: string;
}

export function readChallenge(root: string, file: string): Challenge {
  const source = readSource(root, 'content/company.yaml');
  const known = readYaml(company, { file: 'content/company.yaml', text: source });
  const { personas, clientes_de_ejemplo } = known.principal;
  return compileChallenge(file, readSource(root, file), {
    computed: challengeValues[slugOf(file)]?.(known) ?? {},
    tables: () => practiceTables(known),
    files: downloads(root),
    people: [...personas.map(({ nombre }) => nombre), ...clientes_de_ejemplo],
  });
}

interface Around {
  /** What the script computes for this challenge. */
  computed: Values;
  /** What its own sums may be about; most challenges have none, and the tables are large. */
  tables: () => Known['tables'];
  files: PracticeFile[];
  people: string[];
}

/** The results of the sums that a challenge brings along, and what is wrong with them. */
function sumsOf(
  cuentas: Record<string, string>,
  tables: Known['tables'],
  computed: Values,
): { values: Values; slips: Slip[] } {
  const sums: Record<string, number> = {};
  const slips: Slip[] = [];
  for (const [name, expression] of Object.entries(cuentas)) {
    const path = ['cuentas', name];
    if (computed[name]) slips.push({ path, message: 'Ya hay un resultado con este nombre: elige otro' });
    try {
      sums[name] = evaluate(expression, { tables, sums });
    } catch (error) {
      if (!(error instanceof SumError)) throw error;
      slips.push({ path, message: error.message });
    }
  }
  const values = Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, money(Math.round(sum * 100))]),
  );
  return { values, slips };
}

export function compileChallenge(
  file: string,
  text: string,
  { computed, tables, files, people }: Around,
): Challenge {
  const names = files.map(({ nombre }) => nombre);
  const valuesOf = ({ cuentas }: ChallengeSource) => {
    if (Object.keys(cuentas).length === 0) return { values: computed, slips: [] };
    const { values, slips } = sumsOf(cuentas, tables(), computed);
    return { values: { ...computed, ...values }, slips };
  };
  const schema = challenge.superRefine((one, { addIssue }) => {
    const { values, slips } = valuesOf(one);
    // A sum that failed makes everything wrong that names it; the sum is what must be repaired.
    const told = slips.length > 0 ? slips : challengeSlips(one, { values, files: names, people });
    for (const { path, message } of told) addIssue({ code: 'custom', path, message });
  });
  const source = readYaml(schema, { file, text });
  const { values } = valuesOf(source);
  const html = (markdown: string) => renderHtml(parseMarkdown(filled(markdown, values)).children);
  return {
    slug: slugOf(file),
    titulo: source.titulo,
    grupo: source.grupo,
    orden: source.orden,
    minutosAMano: source.minutos_a_mano,
    encargo: html(source.encargo),
    archivos: source.archivos.flatMap((name) => files.filter(({ nombre }) => nombre === name)),
    paraElAsistente: source.para_el_asistente,
    pregunta: filled(source.pregunta, values),
    respuesta: answerOf(source.respuesta, values),
    trampas: source.trampas.map(({ valor, texto }) => ({
      valor: values[valor]?.valor ?? '',
      texto: filled(texto, values),
    })),
    pistas: source.pistas.map((one) => filled(one, values)),
    solucion: html(source.solucion),
    leccion: source.leccion,
  };
}

function answerOf(answer: ChallengeSource['respuesta'], values: Values): Challenge['respuesta'] {
  const valor = values[answer.valor]?.valor ?? '';
  if (answer.tipo === 'numero') return { ...answer, valor: Number(valor) };
  return { ...answer, valor: String(valor) };
}
