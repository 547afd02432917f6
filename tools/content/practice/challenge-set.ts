import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChallengeAnswer, ChallengeTrap } from '#lib/challenge-answer.ts';
import { challengeValues } from '#tools/practice-files/values/challenge-values.ts';
import type { Values } from '#tools/practice-files/values/computed.ts';
import { company } from '#tools/content/company-schema.ts';
import { readSource } from '#tools/content/entry-parts.ts';
import { slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { challengeSlips, filled } from './challenge-check.ts';
import {
  answerKinds,
  challenge,
  challengeGroups,
  practiceFileList,
  type ChallengeSource,
} from './challenge-schema.ts';

export const challengesFolder = 'content/practice/retos';
export const practiceFilesFolder = 'content/practice/archivos';
export const practiceFileListFile = 'content/practice/archivos.yaml';

export interface PracticeFile {
  nombre: string;
  descripcion: string;
  bytes: number;
}

/** A challenge as the page gets it: texts drawn, results in their places. */
export interface Challenge {
  slug: string;
  titulo: string;
  grupo: string;
  orden: number;
  minutosAMano: number;
  encargo: string;
  archivos: PracticeFile[];
  paraElAsistente: string;
  pregunta: string;
  respuesta: ChallengeAnswer;
  trampas: ChallengeTrap[];
  pistas: string[];
  solucion: string;
  leccion: { label: string; to: string };
}

/** A challenge as lists show it. */
export type ChallengeCard = Pick<Challenge, 'slug' | 'titulo' | 'grupo' | 'orden' | 'minutosAMano'> & {
  tipo: ChallengeAnswer['tipo'];
};

export function challengeFiles(root: string): string[] {
  const path = join(root, challengesFolder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => `${challengesFolder}/${name}`);
}

/** The folder that learners download, in the order of its list; a file that is listed and missing is told. */
export function practiceFiles(root: string): PracticeFile[] {
  const text = readSource(root, practiceFileListFile);
  const listed = readYaml(practiceFileList, { file: practiceFileListFile, text });
  const missing = listed.filter(({ nombre }) => !existsSync(join(root, practiceFilesFolder, nombre)));
  if (missing.length > 0)
    throw new ContentError(
      missing.map(({ nombre }) => ({
        file: practiceFileListFile,
        line: text.split('\n').findIndex((line) => line.endsWith(` ${nombre}`)) + 1,
        message: `Falta ${practiceFilesFolder}/${nombre}.`,
        hint: 'Los archivos se escriben con: npm run practice-files',
      })),
    );
  return listed.map((one) => ({ ...one, bytes: statSync(join(root, practiceFilesFolder, one.nombre)).size }));
}

export function readChallenge(root: string, file: string): Challenge {
  const source = readSource(root, 'content/company.yaml');
  const known = readYaml(company, { file: 'content/company.yaml', text: source });
  const { personas, clientes_de_ejemplo } = known.principal;
  return compileChallenge(file, readSource(root, file), {
    values: challengeValues[slugOf(file)]?.(known),
    files: practiceFiles(root),
    people: [...personas.map(({ nombre }) => nombre), ...clientes_de_ejemplo],
  });
}

interface Around {
  values: Values | undefined;
  files: PracticeFile[];
  people: string[];
}

export function compileChallenge(
  file: string,
  text: string,
  { values = {}, files, people }: Around,
): Challenge {
  const names = files.map(({ nombre }) => nombre);
  const schema = challenge.superRefine((one, { addIssue }) => {
    const around = { values: Object.keys(values).length > 0 ? values : undefined, files: names, people };
    for (const { path, message } of challengeSlips(one, around)) addIssue({ code: 'custom', path, message });
  });
  const source = readYaml(schema, { file, text });
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

function answerOf(answer: ChallengeSource['respuesta'], values: Values): ChallengeAnswer {
  const valor = values[answer.valor]?.valor ?? '';
  if (answer.tipo === 'numero') return { ...answer, valor: Number(valor) };
  return { ...answer, valor: String(valor) };
}

/** All challenges, in the order in which the page lists them; throws a ContentError. */
export function readChallenges(root: string): Challenge[] {
  const challenges = challengeFiles(root).map((file) => readChallenge(root, file));
  return challenges.sort((a, b) => a.orden - b.orden);
}

export const challengeCards = (root: string): ChallengeCard[] =>
  readChallenges(root).map(({ slug, titulo, grupo, orden, minutosAMano, respuesta: { tipo } }) => ({
    slug,
    titulo,
    grupo,
    orden,
    minutosAMano,
    tipo,
  }));

const LEAST_OF_GROUP = 2;
const leastOfKind = { numero: 5, fecha: 2, nombre: 2, opcion: 2 } as const;

type Placed = Pick<Challenge, 'slug' | 'orden' | 'grupo' | 'archivos'> & { respuesta: { tipo: string } };

/** What no challenge can know alone: that every trade has two, and that all kinds of answer are practised. */
export function challengeSetProblems(challenges: Placed[], files: PracticeFile[]): Problem[] {
  const tell = (message: string, hint: string, file = challengesFolder) => ({ file, line: 1, message, hint });
  const orders = challenges.map(({ orden }) => orden);
  const used = challenges.flatMap(({ archivos }) => archivos.map(({ nombre }) => nombre));
  return [
    ...challengeGroups
      .filter((group) => challenges.filter(({ grupo }) => grupo === group).length < LEAST_OF_GROUP)
      .map((group) => tell(`«${group}» tiene menos de dos retos.`, 'Recupera el que falta del historial.')),
    ...answerKinds
      .filter(
        (kind) => challenges.filter(({ respuesta }) => respuesta.tipo === kind).length < leastOfKind[kind],
      )
      .map((kind) =>
        tell(`Hay pocos retos que se contestan con «${kind}».`, `Deben ser al menos ${leastOfKind[kind]}.`),
      ),
    ...challenges
      .filter(({ orden }, index) => orders.indexOf(orden) !== index)
      .map(({ slug, orden }) =>
        tell(
          `El orden ${orden} ya lo usa otro reto.`,
          `Está libre el ${Math.max(...orders) + 1}.`,
          `${challengesFolder}/${slug}.yaml`,
        ),
      ),
    ...files
      .filter(({ nombre }) => !nombre.endsWith('.zip') && !used.includes(nombre))
      .map(({ nombre }) =>
        tell(`Ningún reto usa ${nombre}.`, 'Quien lo descarga lo espera en alguno.', practiceFileListFile),
      ),
  ];
}
