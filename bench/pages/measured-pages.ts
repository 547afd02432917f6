/** An element of the page, found as a learner would: by its words. */
interface Shown {
  selector: string;
  /** A regular expression for its label or its text. */
  words: string;
}

/** A control, and the element that shows its answer. */
export interface Press {
  name: string;
  control: Shown;
  answer: Shown;
}

export interface MeasuredPage {
  path: string;
  /** All other pages open with a stored session, like a returning learner's. */
  isPublic: boolean;
  /** A text that can be read before anything is pressed, or a tool. */
  isText: boolean;
  /** kB of script at load. */
  mostScript: number;
  /** Milliseconds from the start of the navigation to the first answer. */
  presses?: (Press & { most: number })[];
}

/** Controls that every page has; their time counts from the first paint. */
export const framePresses: Press[] = [
  {
    name: 'theme',
    control: { selector: 'header button', words: '^Cambiar a tema oscuro' },
    answer: { selector: 'html.dark, html[data-theme="dark"]', words: '' },
  },
  {
    name: 'menu',
    control: { selector: 'header button, header summary', words: '^Abrir menú' },
    answer: { selector: 'body > * nav a[href="/why"]:not(main *, footer *)', words: '' },
  },
];

const text = { isText: true, mostScript: 15 };
const publicText = { isPublic: true, isText: true, mostScript: 9 };
const tool = { isPublic: false, isText: false, mostScript: 100 };

/** The browser itself answers an empty form, so on the sign-in page we open the other form. */
const otherForm: Press = {
  name: 'Crear cuenta',
  control: { selector: 'main button, main a', words: '^Crear cuenta$' },
  answer: { selector: 'main label', words: '^Confirmar contraseña' },
};
const sections: Press = {
  name: 'Desplegar menú',
  control: { selector: 'main button, main summary', words: '^(Desplegar|Contraer) menú' },
  answer: { selector: 'main a', words: '^Prompt Vault' },
};
const check: Press = {
  name: 'Comprueba',
  control: { selector: 'main summary', words: '^Comprueba' },
  answer: { selector: 'main details[open] > :not(summary)', words: '' },
};
const fillIn: Press = {
  name: 'Rellenar',
  control: { selector: 'main button', words: '^Rellenar «' },
  answer: { selector: 'main button[aria-expanded="true"]', words: '«' },
};

export const measuredPages: MeasuredPage[] = [
  ...['/', '/why', '/about', '/privacidad', '/equipos', '/glosario'].map((path) => ({ path, ...publicText })),
  { path: '/cursos', isPublic: true, ...text },
  { path: '/auth', ...tool, isPublic: true, mostScript: 70, presses: [{ ...otherForm, most: 1200 }] },
  { path: '/dashboard', ...tool, mostScript: 90, presses: [{ ...sections, most: 1300 }] },
  {
    path: '/modulo-4',
    isPublic: false,
    ...text,
    presses: [
      { ...check, most: 1500 },
      { ...fillIn, most: 1500 },
    ],
  },
  ...['/prompts', '/prompts/analisis-competitivo', '/gpts/data-analyst', '/practica/oficios/ventas'].map(
    (path) => ({ path, isPublic: false, ...text }),
  ),
  ...['/cuaderno', '/practica/taller'].map((path) => ({ path, ...tool })),
];
