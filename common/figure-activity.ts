/**
 * What a figure does when the reader opens its activity. A closed list, with the names of content/figures/*.yaml; the
 * document contains the words, so the code has none.
 */
export type FigureActivity = TokenActivity | WindowActivity | CraftActivity | PlanActivity;

export type ActivityKind = FigureActivity['actividad'];

interface Activity<Kind extends string> {
  actividad: Kind;
  /** The label of the button that opens it. */
  boton: string;
  texto: string;
  /** Small print: the source of the figures, what is only an example. */
  nota: string;
}

export interface TokenActivity extends Activity<'tokens'> {
  campo: string;
  ejemplo: string;
  /** The most characters that the field accepts. */
  limite: number;
  lleno: string;
  cuenta: string;
  lectura: string;
  cargando: string;
  falla: string;
  reintentar: string;
}

/** Something that takes room in a context window. */
export interface WindowPiece {
  nombre: string;
  tokens: number;
}

export interface WindowActivity extends Activity<'ventana'> {
  plan: string;
  planes: WindowPiece[];
  primera: WindowPiece;
  piezas: WindowPiece[];
  resumen: WindowPiece;
  palabras: {
    anadir: string;
    tamano: string;
    ocupado: string;
    dentro: string;
    fuera: string;
    nadieFuera: string;
    seSale: string;
    noCabe: string;
    cabe: string;
    tope: string;
    nuevo: string;
    deshacer: string;
    empezar: string;
  };
}

export interface CraftPiece {
  letra: string;
  nombre: string;
  pieza: string;
  /** What the answer loses without it, and an example of such an answer. */
  pierde: string;
  muestra: string;
}

export interface CraftActivity extends Activity<'craft'> {
  piezas: CraftPiece[];
  completa: string;
  palabras: {
    piezas: string;
    prompt: string;
    vacio: string;
    respuesta: string;
    muestra: string;
    sin: string;
    todas: string;
    faltan: string;
  };
}

export interface PlanQuestion {
  /** Also the id of the question in the drawing, where its two branches are `<id>-si` and `<id>-no`. */
  id: string;
  pregunta: string;
  /** The question or the result that an answer leads to. */
  si: string;
  no: string;
}

export interface PlanResult {
  id: string;
  plan: string;
  texto: string;
  /** Facts that support it, as they are today. */
  datos: { dato: string; hoy: string }[];
}

export interface PlanActivity extends Activity<'plan'> {
  preguntas: PlanQuestion[];
  resultados: PlanResult[];
  palabras: { si: string; no: string; resultado: string; empezar: string };
}
