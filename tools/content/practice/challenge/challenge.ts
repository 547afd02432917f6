import type { IslandProps } from '#common/island-contract.ts';
import { company } from '#tools/content/rules/company-schema.ts';
import { readSource } from '#tools/content/source-files.ts';
import { slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { challengeSlips, filled, type ChallengeAround } from './challenge-check.ts';
import type { Results } from './challenge-result.ts';
import { challenge, type ChallengeSource } from './challenge-schema.ts';
import { downloads, type PracticeFile } from '#tools/content/practice/downloads.ts';

/** A challenge's data for its page: rendered texts with their results filled in. */
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
    files: downloads(root),
    people: [...personas.map(({ nombre }) => nombre), ...clientes_de_ejemplo],
  });
}

type Around = Pick<ChallengeAround, 'people'> & { files: PracticeFile[] };

export function compileChallenge(file: string, text: string, { files, people }: Around): Challenge {
  const names = files.map(({ nombre }) => nombre);
  const schema = challenge.superRefine((one, { addIssue }) => {
    for (const { path, message } of challengeSlips(one, { files: names, people }))
      addIssue({ code: 'custom', path, message });
  });
  const source = readYaml(schema, { file, text });
  const { resultados } = source;
  const html = (markdown: string) => renderHtml(parseMarkdown(filled(markdown, resultados)).children);
  return {
    slug: slugOf(file),
    titulo: source.titulo,
    grupo: source.grupo,
    orden: source.orden,
    minutosAMano: source.minutos_a_mano,
    encargo: html(source.encargo),
    archivos: source.archivos.flatMap((name) => files.filter(({ nombre }) => nombre === name)),
    paraElAsistente: source.para_el_asistente,
    pregunta: filled(source.pregunta, resultados),
    respuesta: answerOf(source.respuesta, resultados),
    trampas: source.trampas.map(({ valor, texto }) => ({
      valor: resultados[valor]?.valor ?? '',
      texto: filled(texto, resultados),
    })),
    pistas: source.pistas.map((one) => filled(one, resultados)),
    solucion: html(source.solucion),
    leccion: source.leccion,
  };
}

function answerOf(answer: ChallengeSource['respuesta'], results: Results): Challenge['respuesta'] {
  const valor = results[answer.valor]?.valor ?? '';
  if (answer.tipo === 'numero') return { ...answer, valor: Number(valor) };
  return { ...answer, valor: String(valor) };
}
