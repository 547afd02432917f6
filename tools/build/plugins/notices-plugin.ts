import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** The package that a file belongs to: the innermost folder below node_modules. */
export function packageFolder(file: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

function notice(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name?: string } };
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying|ofl)(\.|$)/i.test(one));
  const by = typeof author === 'string' ? author : author?.name;
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : [`License: ${license ?? 'see the package'}`, by && `Author: ${by}`].filter(Boolean).join('\n');
  return `${name} ${version}\n\n${text}`;
}

/** The source files of everything that a browser gets: code in chunks, fonts in assets. */
const filesOf = (output: Rollup.OutputAsset | Rollup.OutputChunk) =>
  output.type === 'chunk' ? Object.keys(output.modules) : output.originalFileNames;

/** `/licencias.txt`: name, version and licence of each package and font that reaches browsers, as their licences ask. */
export function noticesPlugin(): Plugin {
  let root = '';
  return {
    name: 'notices',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: (config) => void ({ root } = config),
    generateBundle(_options, bundle) {
      const folders = Object.values(bundle)
        .flatMap(filesOf)
        .flatMap(
          (file) =>
            packageFolder(file.startsWith('/') || file.startsWith('\0') ? file : join(root, file)) ?? [],
        )
        .filter((folder) => existsSync(join(folder, 'package.json')));
      const notices = [...new Set(folders)].sort().map(notice);
      const source = [
        'Programas y letras que esta escuela envía a los navegadores, con sus licencias.',
        ...notices,
      ].join(`\n\n${'-'.repeat(78)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licencias.txt', source: `${source}\n` });
    },
  };
}
