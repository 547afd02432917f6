/** A figure that ages (content/facts.yaml): the course's, and what holds today. */
export interface Fact {
  id: string;
  /** What the figure is about, for the list of all facts. */
  dato: string;
  /** The course's figure, from the specification; missing if the course never gave one. */
  curso?: string | undefined;
  /** Missing if we found no reliable source. */
  hoy?: string | undefined;
  /** The authority that gives it, as the label names it. */
  quien?: string | undefined;
  /** The date of the authority's page: a day, a month, a year, or that it has none. */
  dice?: string | undefined;
  /** The day on which we looked it up. */
  mirado: string;
  via?: 'oficial' | 'copia' | 'terceros' | undefined;
  fuente?: string | undefined;
  /** The last day on which it may be true. */
  caduca?: string | undefined;
  nota?: string | undefined;
  /** For a law: the authority to ask. */
  autoridad?: { nombre: string; web?: string | undefined } | undefined;
}
