/** A figure that ages (content/facts.yaml): the course's, and what holds today. */
export interface Fact {
  id: string;
  /** What the figure is about, for the list of all facts. */
  dato: string;
  /** The course's figure, from the specification. What the course never told has none. */
  curso?: string | undefined;
  /** Missing where no reliable source was found. */
  hoy?: string | undefined;
  /** The authority that says it, as the label names it. */
  quien?: string | undefined;
  /** The date that the page carries: a day, a month, a year, or that it has none. */
  dice?: string | undefined;
  /** The day on which it was looked up. */
  mirado: string;
  via?: 'oficial' | 'copia' | 'terceros' | undefined;
  fuente?: string | undefined;
  /** The last day on which it may hold. */
  caduca?: string | undefined;
  nota?: string | undefined;
  /** Whom to ask, of a law. */
  autoridad?: { nombre: string; web?: string | undefined } | undefined;
}
