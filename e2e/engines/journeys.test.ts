import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '#e2e/support/learner.ts';
import { linkInMail } from '#e2e/support/mailbox.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { ensureBuilt } from '#tools/ensure-built.ts';
import { firefox } from './firefox.ts';
import { until, type Tab } from './tab.ts';
import { webkit } from './webkit.ts';

const password = 'un cuaderno con rayas';

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await startServer({ DIST_DIR: 'dist' });
});
afterAll(() => server.stop());

const has = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;

/** Waits until the element stops moving, so that a press does not miss it. Returns whether it still exists. */
async function goTo(tab: Tab, selector: string): Promise<boolean> {
  const place = () =>
    tab.evaluate<number | null>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element?.scrollIntoView({ block: 'center' });
      return element?.getBoundingClientRect().top ?? null;
    })()`);
  let [before, now] = [NaN, await place()] as (number | null)[];
  while (before !== now) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    [before, now] = [now, await place()];
  }
  return now !== null;
}

/** Presses the element with this visible text. */
async function press(tab: Tab, kind: string, text: string) {
  const mark = `[...document.querySelectorAll(${JSON.stringify(kind)})]
    .filter((element) => element.checkVisibility())
    .find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === ${JSON.stringify(text)})
    ?.setAttribute('data-pressed', '') === undefined
    && document.querySelector('[data-pressed]') !== null`;
  // Retry: the element may be replaced as its code arrives, or covered by a notification for a moment.
  for (let attempt = 1; ; attempt++) {
    await until(tab, mark);
    if (!(await goTo(tab, '[data-pressed]'))) continue;
    try {
      await tab.click('[data-pressed]');
      break;
    } catch (error) {
      if (attempt === 10) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
  await tab.evaluate(`document.querySelector('[data-pressed]')?.removeAttribute('data-pressed') ?? null`);
}

for (const engine of [firefox, webkit]) {
  const isInstalled = existsSync(engine.program);
  if (!isInstalled)
    process.stderr.write(`SKIPPED: no ${engine.name} here (apt-get install ${engine.package}).\n`);

  describe.runIf(isInstalled)(`in ${engine.name}`, () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await engine.start();
    });
    afterAll(() => tab?.close());

    it('a visitor who wants a lesson signs up, confirms, reaches it and completes it', async () => {
      const email = newEmail();
      await tab.open(`${server.origin}/modulo-1`);
      await until(tab, isAt('/auth'));
      await press(tab, '[role=tab]', 'Crear cuenta');
      await until(tab, `document.querySelectorAll('input[type=password]').length === 2`);
      await tab.type('input[type=email]', email);
      const fields = await tab.evaluate<string[]>(
        `[...document.querySelectorAll('input[type=password]')].map((field) => field.id)`,
      );
      for (const id of fields) await tab.type(`[id="${id}"]`, password);
      await press(tab, 'form button', 'Crear cuenta');
      await until(tab, has('Revisa tu email'));

      await tab.open(await linkInMail(server.origin, email));
      await press(tab, 'button', 'Confirmar mi cuenta');
      await until(tab, isAt('/modulo-1'));
      await until(tab, `document.querySelector('h1') !== null`);
      await press(tab, 'button', 'Módulo 2 →');
      await until(tab, isAt('/modulo-2'));
      await tab.open(`${server.origin}/dashboard`);
      await until(tab, has('1 de 6 módulos completados'));
    });

    it('a lesson has a table of contents, answers that unfold, and a print version', async () => {
      await tab.open(`${server.origin}/modulo-4`);
      await tab.evaluate(`document.querySelectorAll('main h2')[3].scrollIntoView() ?? null`);
      await until(tab, `document.querySelector('#indice a[aria-current]') !== null`);
      const details = `document.querySelector('main details')`;
      expect(await tab.evaluate(`${details}.open`)).toBe(false);
      await tab.click('main details > summary');
      expect(await tab.evaluate(`${details}.open`)).toBe(true);
      const printed = await tab.print();
      if (!printed) return;
      expect(printed.length).toBeGreaterThan(100_000);

      // A PDF of text and lines: its size shows whether a drawing is in it.
      const page = `document.querySelector('.lesson-page')`;
      const figure = `document.querySelector('.lesson-figure[data-shape=wide]')`;
      await tab.evaluate(`${page}.replaceChildren(${figure}) ?? null`);
      const drawn = await tab.print();
      await tab.evaluate(`${page}.querySelectorAll('svg').forEach((drawing) => drawing.remove()) ?? null`);
      const empty = await tab.print();
      expect(drawn?.length).toBeGreaterThan(2 * (empty?.length ?? 0));
    });

    it('the library finds a prompt by its words and opens it, and Back restores the list', async () => {
      await tab.open(`${server.origin}/prompts`);
      await tab.type('input[type=search]', 'competitivo');
      await until(tab, `document.querySelectorAll('main a[href^="/prompts/"]').length === 1`);
      await tab.click('main a[href="/prompts/analisis-competitivo"]');
      await until(tab, isAt('/prompts/analisis-competitivo'));
      await until(tab, has('Copiar Prompt'));
      await tab.evaluate('history.back() ?? null');
      await until(tab, isAt('/prompts'));
      await until(tab, `document.querySelector('input[type=search]').value === 'competitivo'`);
    });

    it('the theme changes, and the next page opens in it', async () => {
      await tab.open(`${server.origin}/cursos`);
      const isDark = `document.documentElement.classList.contains('dark')`;
      const before = await tab.evaluate<boolean>(isDark);
      await until(tab, `document.querySelector('button[aria-label^="Cambiar a tema"]') !== null`);
      await tab.click('button[aria-label^="Cambiar a tema"]');
      await until(tab, `${isDark} !== ${before}`);
      await tab.open(`${server.origin}/why`);
      expect(await tab.evaluate<boolean>(isDark)).toBe(!before);
    });

    // WebKit's driver does not expose the console.
    it.runIf(engine === firefox)('no page has logged an error', () => {
      expect(tab.errors()).toEqual([]);
    });
  });
}
