import type { IslandProps } from '#common/island-contract.ts';
import { once, type Content } from '#tools/content/content.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { downloads, type PracticeFile } from '#tools/content/practice/downloads.ts';
import { wordFiles } from '#tools/content/words.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { challengeIssues, filled, type ChallengeAround } from './challenge-check.ts';
import type { Results } from './challenge-result.ts';
import { challenge, type ChallengeSource } from './challenge-schema.ts';

/** A challenge's data for its page: rendered texts with their results filled in. */
export interface Challenge extends Omit<IslandProps['challenge'], 'next'> {
  title: string;
  group: string;
  order: number;
  minutesByHand: number;
  brief: string;
  files: PracticeFile[];
  /** What learners give to an assistant. */
  prompt: string;
}

/** One challenge; throws a ContentError. */
export const readChallenge = once((content: Content, file: string): Challenge => {
  const { personas, clientes_de_ejemplo } = wordFiles.company.read(content).principal;
  return compileChallenge(file, content.read(file), {
    files: downloads(content),
    people: [...personas.map(({ nombre }) => nombre), ...clientes_de_ejemplo],
  });
});

type Around = Pick<ChallengeAround, 'people'> & { files: PracticeFile[] };

export function compileChallenge(file: string, text: string, { files, people }: Around): Challenge {
  const names = files.map(({ name }) => name);
  const schema = challenge.superRefine((one, { addIssue }) => {
    for (const { path, message } of challengeIssues(one, { files: names, people }))
      addIssue({ code: 'custom', path, message });
  });
  const written = readYaml(schema, { file, text });
  const { resultados } = written;
  const html = (markdown: string) => renderHtml(parseMarkdown(filled(markdown, resultados)).children);
  return {
    slug: slugOf(file),
    title: written.titulo,
    group: written.grupo,
    order: written.orden,
    minutesByHand: written.minutos_a_mano,
    brief: html(written.encargo),
    files: written.archivos.flatMap((needed) => files.filter(({ name }) => name === needed)),
    prompt: written.para_el_asistente,
    question: filled(written.pregunta, resultados),
    answer: answerOf(written.respuesta, resultados),
    traps: written.trampas.map(({ valor, texto }) => ({
      value: resultados[valor]?.valor ?? '',
      text: filled(texto, resultados),
    })),
    hints: written.pistas.map((one) => filled(one, resultados)),
    solution: html(written.solucion),
    lesson: written.leccion,
  };
}

const englishAnswer = inEnglish({
  tipo: 'kind',
  tolerancia: 'tolerance',
  unidad: 'unit',
  ejemplo: 'example',
  tambien: 'alternatives',
  opciones: 'options',
  texto: 'text',
});

function answerOf(
  { valor: name, ...rest }: ChallengeSource['respuesta'],
  results: Results,
): Challenge['answer'] {
  const value = results[name]?.valor ?? '';
  const answer = englishAnswer(rest);
  return answer.kind === 'numero' ? { ...answer, value: Number(value) } : { ...answer, value: String(value) };
}
