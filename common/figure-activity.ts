/**
 * What a figure does when the reader asks for it. A closed list, with the names of content/figures/*.yaml; the words
 * travel in the document, so the code has none of its own.
 */
export type FigureActivity = TokenActivity | WindowActivity | CraftActivity | PlanActivity;

export type ActivityKind = FigureActivity['actividad'];

interface Activity<Kind extends string> {
  actividad: Kind;
  /** On the button that opens it. */
  boton: string;
  texto: string;
  /** Small print: where figures come from, what is only an example. */
  nota: string;
}

export interface TokenActivity extends Activity<'tokens'> {
  campo: string;
  ejemplo: string;
  /** Characters that the field takes. */
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
  /** Also in the drawing: the question, and its two ways as `<id>-si` and `<id>-no`. */
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
  /** Facts behind it, as the school tells them today. */
  datos: { dato: string; hoy: string }[];
}

export interface PlanActivity extends Activity<'plan'> {
  preguntas: PlanQuestion[];
  resultados: PlanResult[];
  palabras: { si: string; no: string; resultado: string; empezar: string };
}
