import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags } from '#bench/common/browser.ts';
import { findBrowser } from '#tools/find-browser.ts';

interface Request {
  url: string;
  statusCode: number;
  resourceType: string;
  transferSize: number;
}

/** One page load in Lighthouse's mobile preset: slow 4G, CPU four times slower, nothing cached. */
export interface PageLoad {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** As it travels, with the headers of every answer. */
  bytes: number;
  /** The files alone: the headers belong to the server, not to the page. */
  scriptBytes: number;
  requests: number;
  /** Lighthouse's own measure of the machine; low when something else was running. */
  benchmarkIndex: number;
  /** Audits that cost points. */
  failed: string[];
}

/** What a file weighs as it travels, without headers. */
async function bodyBytes(url: string) {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
}

async function readResult({ audits, categories, environment }: Result): Promise<PageLoad> {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  const requests = (details?.items ?? []).filter(
    ({ url, statusCode }) => /^http/.test(url) && statusCode > 0,
  );
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const failed = weighted.filter((id) => (audits[id]?.score ?? 1) < 0.9);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: sum(requests.map(({ transferSize }) => transferSize)),
    scriptBytes: sum(await Promise.all(scripts.map(({ url }) => bodyBytes(url)))),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
    failed: [...new Set(failed)],
  };
}

/** Leaves a session where the app looks for it. A text file is opened for it, so the cache stays cold. */
async function storeSession(port: number, origin: string, session: string) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const tab = await browser.contexts()[0]?.newPage();
  if (!tab) throw new Error('The browser has no context');
  await tab.goto(`${origin}/healthz`);
  await tab.evaluate((value) => localStorage.setItem('aplica-ia-session', value), session);
  await tab.close();
  await browser.close();
}

/** Now and then Lighthouse loses the trace of a load; the load is then made again. */
export async function loadPage(origin: string, path: string, session?: string): Promise<PageLoad> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadOnce(origin, path, session);
    } catch (error) {
      if (attempt === 3) throw error;
      console.log(`again: ${String(error)}`);
    }
  }
}

/** A browser and a profile of its own for every load. */
async function loadOnce(origin: string, path: string, session?: string): Promise<PageLoad> {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless=new', ...browserFlags],
    logLevel: 'silent',
  });
  try {
    if (session) await storeSession(chrome.port, origin, session);
    const answer = await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      disableStorageReset: session !== undefined,
    });
    if (!answer) throw new Error(`Lighthouse said nothing about ${path}`);
    const { lhr } = answer;
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    if (!lhr.finalDisplayedUrl.startsWith(origin + path))
      throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
    return await readResult(lhr);
  } finally {
    chrome.kill();
  }
}
