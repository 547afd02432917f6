import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { tradesFolder } from '#tools/content/practice/trade/trades.ts';

/** Gives each test of a file its own copy of the trades and their recipes, to spoil one of them. */
export function copyTrades() {
  let root = '';
  const path = (file: string) => join(root, tradesFolder, file);
  const restore = () => cpSync(tradesFolder, path(''), { recursive: true });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'trades-'));
    restore();
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    open: () => openContent(root),
    path,
    restore,
    change(file: string, from: string | RegExp, to: string) {
      const source = readFileSync(path(file), 'utf8');
      const changed = source.replace(from, to);
      if (changed === source) throw new Error(`${file} no longer has ${String(from)}.`);
      writeFileSync(path(file), changed);
    },
  };
}
