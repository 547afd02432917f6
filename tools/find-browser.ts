import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Draws and runs pages like a full Chromium, and opens one in a third of the processor time. */
const shell = 'chromium-headless-shell';
/** Full browsers keep pages for Back, which the shell does not. */
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = () => process.getuid?.() === 0;

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(process.platform === 'darwin' ? macApps : [])].find(isExecutable);
}

/** The browser that `npx playwright install` puts into its cache. */
async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Path of a Chromium for browser tests and benchmarks: that of CHROME_PATH, an installed one, or one that this
 * installs now, with the system's package manager where we may use it. `quick` allows the shell.
 */
export async function findBrowser(kind: 'quick' | 'whole' = 'quick'): Promise<string> {
  const names = kind === 'quick' ? [shell, ...fullBrowsers] : fullBrowsers;
  const chosenPath = process.env.CHROME_PATH;
  if (chosenPath) {
    if (isExecutable(chosenPath)) return chosenPath;
    throw new Error(`CHROME_PATH is ${chosenPath}, but there is no program that we can run.`);
  }
  const found = installedBrowser(names) ?? (await playwrightBrowser());
  if (found) return found;

  console.log('No Chromium found: installing one for the browser tests.');
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    const install = (name: string) => run('apt-get', 'install', '-y', '-q', name);
    if (run('apt-get', 'update', '-q') && ((kind === 'quick' && install(shell)) || install('chromium'))) {
      const installed = installedBrowser(names);
      if (installed) return installed;
    }
  }
  if (run('npx', 'playwright', 'install', 'chromium')) {
    const downloaded = await playwrightBrowser();
    if (downloaded) return downloaded;
  }
  throw new Error(
    'There is no Chromium on this machine and none could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROME_PATH to the program.',
  );
}

/**
 * Chromium's sandbox cannot start as root; a test browser must not contact Google; and without the last flag the shell
 * would round each letter's width to whole pixels.
 */
export const browserArguments = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(await findBrowser());
