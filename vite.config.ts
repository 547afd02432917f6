import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { noticesPlugin } from './tools/build/plugins/notices-plugin.ts';
import { schoolIndexPlugin } from './tools/build/plugins/school-index-plugin.ts';
import { siteFilesPlugin } from './tools/build/plugins/site-files-plugin.ts';
import { contentPlugin } from './tools/content/plugin.ts';

/** Development, build and unit tests share these, so that all three read pages and content the same way. */
export function sitePlugins(): PluginOption[] {
  return [react(), tailwindcss(), contentPlugin(), schoolIndexPlugin(), siteFilesPlugin()];
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [...sitePlugins(), noticesPlugin()],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // Fonts and pictures stay files: they are cached on their own, and the security policy needs no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that runs es2022 modules understands <link rel="modulepreload"> or does without.
    modulePreload: { polyfill: false },
    // One style sheet: nearly all of it is shared, and the rest is not worth a request that holds up the paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/shell/main.ts',
      // The build draws what the browser imports when it is needed; and timings are not warnings.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // What every page needs at once is one file.
                { name: 'main', tags: ['$initial'], priority: 1 },
                // So is React, which changes only with its version,
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                // and so are the components that nearly every island needs; left alone they would be a dozen. One of them
                // brings the notebook along, which not every page has.
                {
                  name: 'components',
                  test: /(?<!storage-problem)\.tsx$/,
                  minShareCount: 8,
                  includeDependenciesRecursively: false,
                },
                // The records of all kinds of exercise: /practica and the notebook read every one.
                {
                  name: 'records',
                  test: /\/practice\/\w+\/record\.ts$/,
                  includeDependenciesRecursively: false,
                },
                // What islands share besides: left alone, each small file would be a request. What needs React is apart,
                // because pages with plain islands do without.
                ...[
                  {
                    name: 'ui',
                    test: /\/src\/ui\/|\/node_modules\/lucide-react\/|\/lib\/.*(use-[\w-]+\.ts|\.tsx|address\.ts)$/,
                  },
                  { name: 'notebook', test: /\/src\/lib\/notebook\// },
                  { name: 'lib', test: /\/src\/lib\/|\/common\// },
                ].map((layer) => ({ ...layer, minShareCount: 5, includeDependenciesRecursively: false })),
              ],
            },
          },
      checks: { ineffectiveDynamicImport: !isSsrBuild, pluginTimings: false },
    },
  },
}));
