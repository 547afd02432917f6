import type { Browser, Locator, Page } from '@playwright/test';
import { openPage, phone, storeSession } from '#bench/common/browser.ts';
import { measureKeys, recordKeys, type Typing } from './measure-keys.ts';

interface TypedField {
  name: string;
  at: string;
  field: (page: Page) => Promise<Locator>;
}

/** The three places of the notebook in which a learner types while prompts are kept. */
export const typedFields: TypedField[] = [
  {
    name: 'a note of a lesson',
    at: '#notas',
    field: (page) => Promise.resolve(page.locator('#notas textarea').first()),
  },
  {
    name: 'the note of a kept prompt',
    at: '#prompts',
    field: async (page) => {
      const card = page.locator('#prompts ul > li').first();
      await card.locator('button[aria-expanded]').first().click();
      return card.locator('textarea').first();
    },
  },
  {
    name: 'the search for a kept prompt',
    at: '#prompts',
    field: (page) => Promise.resolve(page.locator('#prompts input[type=search]')),
  },
];

/** Few: with a slow page the others would only wait for their turn. */
const stroke = { text: 'ventas', erased: 4 };

/** As a learner keeps them: two thousand characters, with places that are still to fill in. */
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

/** Writes them where the page keeps them, after it has made its database. */
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

/** The page with its kept prompts, all its parts drawn. */
async function openNotebook(page: Page, address: string) {
  await page.goto(address);
  await page.locator('[data-loading=false]').waitFor();
  await page.locator('#copia button').first().waitFor({ state: 'attached' });
}

/** Types in each field of the notebook of a learner who keeps so many prompts. */
export async function measureNotebook(
  browser: Browser,
  school: { origin: string; session: string },
  count: number,
): Promise<Typing[]> {
  const context = await browser.newContext({ viewport: phone, locale: 'es-ES' });
  try {
    const page = await openPage(context);
    page.setDefaultTimeout(600_000);
    await storeSession(page, school.session);
    await page.addInitScript(recordKeys);
    await openNotebook(page, `${school.origin}/cuaderno#copia`);
    const { user } = JSON.parse(school.session) as { user: { id: string } };
    await page.evaluate(store, [`aplica-ia-cuaderno:${user.id}`, keptPrompts(count)] as const);
    const typed: Typing[] = [];
    for (const { at, field } of typedFields) {
      await page.goto('about:blank');
      await openNotebook(page, `${school.origin}/cuaderno${at}`);
      typed.push(await measureKeys(page, await field(page), stroke));
    }
    return typed;
  } finally {
    await context.close();
  }
}
