import type { FigureActivity } from './figure-activity.ts';
import type { Fact } from './fact.ts';

/** The YAML at the top of a lesson's file. */
export interface LessonHeader {
  title: string;
  subtitle: string;
  description: string;
  duration: string;
  level: string;
  section: number;
  module?: number | undefined;
  /** Anchors of the reference headings; `duration` covers all the rest. */
  reference?: string[] | undefined;
}

/**
 * What a lesson compiles to: plain data that the page draws. HTML strings come from our own Markdown
 * at build time (raw HTML is refused), so they are safe to insert as they are.
 */
export interface Lesson {
  header: LessonHeader & { slug: string };
  toc: TocEntry[];
  intro: LessonNode[];
  sections: LessonSection[];
}

export interface TocEntry {
  id: string;
  text: string;
  number: number;
  /** Of reading; 0 for a section that is only for reference. */
  minutes: number;
  children: { id: string; text: string }[];
}

/** What a page needs to say where a reader is in a lesson, and how long the rest takes. */
export interface LessonPlace {
  slug: string;
  /** The guide is no module. */
  module: number | undefined;
  /** Each by the headings in it, its own first. */
  sections: { number: number; text: string; minutes: number; headings: string[] }[];
}

export interface LessonSection {
  id: string;
  number: number;
  /** Inline HTML of the heading. */
  title: string;
  nodes: LessonNode[];
}

interface Leaves {
  /** A run of paragraphs, lists, quotes and sub-headings. */
  texto: { html: string };
  tabla: { html: string };
  codigo: { lang: string; text: string };
  prompt: { title: string; text: string };
  /** A drawing of content/figures, as SVG; `caption` is inline HTML, `activity` what it does when the reader opens it. */
  figura: { name: string; drawing: string; phone?: string; activity?: FigureActivity; caption: string };
  /** Marks the part of the heading before it as reference. */
  consulta: object;
  /** Figures that age: the course's and today's. */
  dato: { facts: Fact[] };
  /** The table of laws: every fact with an authority to ask. */
  leyes: { facts: Fact[] };
}

/** A block with a title of its own: the level of that heading, one below the heading it stands under. */
interface Titled {
  level: 3 | 4 | 5;
}

interface Containers {
  aviso: { kind: 'nota' | 'cuidado' | 'dato'; title?: string };
  ejemplo: { company: string };
  /** An example of a result; `fault` says what is wrong with it, `merit` why it can be sent as it is. */
  resultado: { title?: string; fault?: string; merit?: string };
  comparacion: { title?: string };
  antes: { title?: string };
  despues: { title?: string };
  tarjetas: { columns?: 2 | 3 };
  tarjeta: Titled & { title: string; letter?: string; number?: number; tag?: string };
  pasos: Record<never, never>;
  paso: Titled & { title: string };
  linea: Record<never, never>;
  hito: Titled & { when: string; title: string };
  empresa: { title?: string };
  /** A note to write; `id` links it to the blocks that recall it (`retoma`). */
  cuaderno: { id: string; title: string; question: string };
  retoma: { id: string };
  comprueba: { question: string };
  herramienta: Titled & { name: string; description: string; link?: string };
  /** `id` is its anchor: the table of contents lists these cards. */
  funcion: Titled & { id: string; number: number; title: string; when?: string };
  resumen: Record<never, never>;
}

type LeafNodes = { [Name in keyof Leaves]: { block: Name } & Leaves[Name] };
type ContainerNodes = {
  [Name in keyof Containers]: { block: Name; props: Containers[Name]; children: LessonNode[] };
};

type ContainerName = keyof Containers;
export type ContainerNode<Name extends ContainerName = ContainerName> = ContainerNodes[Name];
export type LeafNode<Name extends keyof Leaves = keyof Leaves> = LeafNodes[Name];
export type LessonNode = ContainerNode | LeafNode;
