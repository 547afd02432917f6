/** A figure that ages (content/facts.yaml): the course's, and what holds today. */
export interface Fact {
  id: string;
  /** What the figure is about, for the list of all facts. */
  subject: string;
  /** The course's figure, from the specification; missing if the course never gave one. */
  course?: string | undefined;
  /** Missing if we found no reliable source. */
  today?: string | undefined;
  /** The authority that gives it, as the label names it. */
  publisher?: string | undefined;
  /** The date of the authority's page: a day, a month, a year, or that it has none. */
  published?: string | undefined;
  /** The day on which we looked it up. */
  checked: string;
  via?: 'oficial' | 'copia' | 'terceros' | undefined;
  source?: string | undefined;
  /** The last day on which it may be true. */
  expires?: string | undefined;
  note?: string | undefined;
  /** For a law: the authority to ask. */
  authority?: { name: string; web?: string | undefined } | undefined;
}
