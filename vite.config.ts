import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkFileName, chunkGroups, compileHint, withoutEntryFiles } from './tools/build/chunks.ts';
import { sitePlugins } from './tools/vite-plugins.ts';

/** The router's package has a build for production, without warnings to developers, but leads every bundler to the other. */
const routerForProduction = fileURLToPath(import.meta.resolve('react-router')).replace(
  /([\\/])development\1.*/,
  '$1production$1index.mjs',
);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: sitePlugins(),
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [{ find: /^react-router$/, replacement: routerForProduction }]
        : [],
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // Fonts and pictures stay files: they are cached on their own, and the security policy needs no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that runs es2022 modules understands <link rel="modulepreload"> or does without.
    modulePreload: { polyfill: false, resolveDependencies: withoutEntryFiles },
    // One style sheet: nearly all of it is shared, and the rest is not worth a request that holds up the paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // The route table is imported late to avoid a circle, not to split it off; and timings are not warnings.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: isSsrBuild
        ? {}
        : {
            chunkFileNames: chunkFileName,
            codeSplitting: { groups: chunkGroups },
            postBanner: compileHint,
          },
    },
  },
}));
