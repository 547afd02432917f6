/**
 * What a figure does when the reader opens its activity. A closed list, with the names of content/figures/*.yaml; the
 * document contains the words, so the code has none.
 */
export type FigureActivity = TokenActivity | WindowActivity | CraftActivity | PlanActivity;

export type ActivityKind = FigureActivity['kind'];

interface Activity<Kind extends string> {
  kind: Kind;
  /** The label of the button that opens it. */
  button: string;
  text: string;
  /** Small print: the source of the figures, what is only an example. */
  note: string;
}

export interface TokenActivity extends Activity<'tokens'> {
  field: string;
  example: string;
  /** The most characters that the field accepts. */
  limit: number;
  full: string;
  count: string;
  reading: string;
  loading: string;
  failed: string;
  retry: string;
}

/** Something that takes room in a context window. */
export interface WindowPiece {
  name: string;
  tokens: number;
}

export interface WindowActivity extends Activity<'ventana'> {
  plan: string;
  plans: WindowPiece[];
  first: WindowPiece;
  pieces: WindowPiece[];
  summary: WindowPiece;
  words: {
    add: string;
    size: string;
    used: string;
    inside: string;
    outside: string;
    noneOutside: string;
    leaves: string;
    tooBig: string;
    fits: string;
    limit: string;
    newChat: string;
    undo: string;
    restart: string;
  };
}

export interface CraftPiece {
  letter: string;
  name: string;
  piece: string;
  /** What the answer loses without it, and an example of such an answer. */
  loss: string;
  sample: string;
}

export interface CraftActivity extends Activity<'craft'> {
  pieces: CraftPiece[];
  complete: string;
  words: {
    pieces: string;
    prompt: string;
    empty: string;
    answer: string;
    sample: string;
    without: string;
    all: string;
    missing: string;
  };
}

export interface PlanQuestion {
  /** Also the id of the question in the drawing, where its two branches are `<id>-si` and `<id>-no`. */
  id: string;
  question: string;
  /** The question or the result that an answer leads to. */
  yes: string;
  no: string;
}

export interface PlanResult {
  id: string;
  plan: string;
  text: string;
  /** Facts that support it, as they are today. */
  facts: { subject: string; today: string }[];
}

export interface PlanActivity extends Activity<'plan'> {
  questions: PlanQuestion[];
  results: PlanResult[];
  words: { yes: string; no: string; result: string; restart: string };
}
