import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import type { ErrorPages } from '#tools/content/pages/account-schemas.ts';
import { compileFile } from '#tools/content/content-files.ts';
import { escapeHtml } from '#tools/build/html.ts';

/** src/boot as one small script. */
async function bundleBoot(root: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/boot/main.ts'), formats: ['iife'], name: 'boot' },
    },
  })) as Rollup.RollupOutput[];
  const code = output[0]?.output[0].code.trim() ?? '';
  if (code === '' || code.includes('</script')) throw new Error('src/boot cannot stand in a page');
  return `<script>${code}</script>`;
}

/** What the boot script shows when the app's code cannot be fetched: it cannot fetch its words then either. */
function failureNotice(root: string): string {
  const { boot } = compileFile(root, 'content/pages/errors.yaml') as ErrorPages;
  const buttons = [boot.reload, boot.close].map(
    (label) => `<button type="button">${escapeHtml(label)}</button>`,
  );
  return `<div id="boot-failure" role="alert" hidden><p>${escapeHtml(boot.text)}</p>${buttons.join('')}</div>`;
}

/** Puts what runs around the first paint into index.html, in development too. */
export function bootPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'boot',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const boot = await bundleBoot(root);
        return html
          .replace('<!--boot-->', () => boot)
          .replace('<!--boot-failure-->', () => failureNotice(root));
      },
    },
  };
}
