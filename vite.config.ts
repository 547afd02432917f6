import { defineConfig } from 'vite';
import { sitePlugins } from './tools/vite-plugins.ts';

/** What every page needs and few releases change: browsers keep it from one visit to the next. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: sitePlugins(),
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // Fonts and pictures stay files: they are cached on their own, and the security policy needs no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that runs es2022 modules understands <link rel="modulepreload"> or does without.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The route table is imported late to avoid a circle, not to split it off; and timings are not warnings.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
    },
  },
}));
