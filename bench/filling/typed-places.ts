import type { Browser, Locator, Page } from '@playwright/test';
import { openPage, phone, storeSession } from '#bench/common/browser.ts';
import { measureKeys, recordKeys, type Stroke, type Typing } from './measure-keys.ts';

export interface Place {
  name: string;
  path: string;
  stroke: Stroke;
  /** How many prompts the notebook has. */
  kept: number;
  /** Resolves once the page responds to keys. */
  field: (page: Page) => Promise<Locator>;
}

const stroke = { text: 'estrategia de ventas', erased: 8 };

/** The cost of any form. */
export const bareField: Place = {
  ...{ name: 'a field by itself', path: '/robots.txt', stroke, kept: 0 },
  async field(page) {
    await page.evaluate(() => document.body.replaceChildren(document.createElement('textarea')));
    return page.getByRole('textbox');
  },
};

export const longestPrompt: Place = {
  ...{ name: 'the longest prompt of the library', path: '/prompts/generador-landing-page', stroke, kept: 0 },
  async field(page) {
    const form = page.locator('[data-island="prompt-filling"][data-mounted]');
    await form.waitFor();
    return form.getByRole('textbox').first();
  },
};

/** Waits until the page shows its stored prompts and all its parts. */
async function isDrawn(page: Page) {
  await page.locator('[data-loading=false]').waitFor();
  await page.locator('#copia button').first().waitFor({ state: 'attached' });
}

const notebookFields: Record<string, { part: string; find: (part: Locator) => Promise<Locator> }> = {
  'a note of a lesson': { part: '#notas', find: async (part) => part.locator('textarea').first() },
  'the note of a kept prompt': {
    part: '#prompts',
    async find(part) {
      const card = part.locator('ul > li').first();
      await card.locator('button[aria-expanded]').first().click();
      return card.locator('textarea').first();
    },
  },
  'the search for a kept prompt': {
    part: '#prompts',
    find: async (part) => part.locator('input[type=search]'),
  },
};

/** The three fields of the notebook, with this many stored prompts. */
export const placesOfNotebook = (kept: number): Place[] =>
  Object.entries(notebookFields).map(([name, { part, find }]) => ({
    ...{ name: `${name}, ${kept.toLocaleString('en')} kept`, path: `/cuaderno${part}`, kept },
    // Few letters: on a slow page, more would only wait for their turn.
    stroke: { text: 'ventas', erased: 4 },
    async field(page) {
      await isDrawn(page);
      return find(page.locator(part));
    },
  }));

/** Typical prompts: two thousand characters, with blanks still to fill in. */
function keptPrompts(count: number) {
  const lines = Array.from(
    { length: 24 },
    (_, line) =>
      `${line + 1}. Compara [EMPRESA] con [MERCADO ${line}], separa hechos de suposiciones y dilo.`,
  );
  return Array.from({ length: count }, (_, index) => ({
    id: `prompt/bench${index}`,
    updatedAt: Date.now() - index,
    value: {
      title: `Estrategia de ventas número ${index + 1}`,
      text: ['## Datos que debes usar', '', ...lines].join('\n'),
      note: 'Para la reunión del lunes',
      from: { to: '/prompts/analisis-competitivo', label: 'Marco de análisis competitivo' },
      savedAt: Date.now() - index * 60_000,
      verdict: null,
      equivalences: [],
    },
  }));
}

/** Writes them where the page stores them, after it has created its database. */
function store([name, records]: readonly [string, object[]]) {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('records', 'readwrite');
      for (const record of records) transaction.objectStore('records').put(record);
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Types in this field, in a browser that has only the learner's session. */
export async function typeIn(
  browser: Browser,
  { path, kept, stroke, field }: Place,
  { origin, session }: { origin: string; session: string },
): Promise<Typing> {
  const context = await browser.newContext({ viewport: phone, locale: 'es-ES' });
  try {
    const page = await openPage(context);
    page.setDefaultTimeout(600_000);
    await storeSession(page, session);
    await page.addInitScript(recordKeys);
    if (kept > 0) {
      await page.goto(`${origin}/cuaderno#copia`);
      await isDrawn(page);
      const { user } = JSON.parse(session) as { user: { id: string } };
      await page.evaluate(store, [`aplica-ia-cuaderno:${user.id}`, keptPrompts(kept)] as const);
      await page.goto('about:blank');
    }
    await page.goto(origin + path);
    return await measureKeys(page, await field(page), stroke);
  } finally {
    await context.close();
  }
}
